import type { Language } from './language.ts'
import type { LanguageCode } from './languages.ts'

/** Where what the screen knows of each language is, in a file of its own each. */
export const vocabularies: Record<LanguageCode, () => Promise<Language>> = {
  en: async () => (await import('./english.ts')).english,
  es: async () => (await import('./spanish.ts')).spanish,
  fr: async () => (await import('./french.ts')).french,
  de: async () => (await import('./german.ts')).german,
  pt: async () => (await import('./portuguese.ts')).portuguese,
  hi: async () => (await import('./hindi.ts')).hindi,
}
