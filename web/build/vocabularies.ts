import type { Plugin } from 'vite'

const LANGUAGE = /\/contract\/safety\/(?:english|spanish|french|german|portuguese|hindi|everyday)[-\w]*\.ts$/

/** The crisis screen's vocabularies are laid out for people; what is loaded goes without the line breaks and margins. */
export function vocabularies(): Plugin {
  return {
    name: 'vocabularies',
    apply: 'build',
    transform: { filter: { id: LANGUAGE }, handler: (code) => tighten(code) },
  }
}

/** White space means one space there, and none after a comma. */
export function tighten(code: string): string {
  return code.replace(/`[^`]*`/g, (text) =>
    text.replace(/\s+/g, ' ').replace(/, | (?=`)|(?<=`) /g, (gone) => gone.trim()),
  )
}
