import { COMPANION_NAME_MAX_CHARACTERS } from '../limits.ts'

/** Spec §3 and §9: `{name}` is Sage (design §2). */
export const DEFAULT_COMPANION_NAME = 'Sage'
export const SUGGESTED_COMPANION_NAMES = ['Sage', 'River', 'Willow', 'Juniper', 'Wren', 'Robin'] as const

/** Trimmed; empty falls back to the default (spec §5). It is encrypted, so only the browser can apply this. */
export const companionName = (text: string): string =>
  Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, COMPANION_NAME_MAX_CHARACTERS).join('') ||
  DEFAULT_COMPANION_NAME
