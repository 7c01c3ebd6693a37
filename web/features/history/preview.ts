import { SUMMARY_PREVIEW_CHARACTERS } from '../../../contract/limits.ts'

/** Spec §2: cut to 150 characters, and never through the middle of one. */
export function preview(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text)]
  if (characters.length <= SUMMARY_PREVIEW_CHARACTERS) return text
  const start = characters.slice(0, SUMMARY_PREVIEW_CHARACTERS)
  return `${start
    .map(({ segment }) => segment)
    .join('')
    .replace(/[\s.,;:]+$/u, '')}…`
}
