/** The languages the screen reads, by their code in a locale. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'hi'] as const

export type LanguageCode = (typeof LANGUAGES)[number]
