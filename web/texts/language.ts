/** The languages that every text exists in. */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]

/** The first of the wanted languages (BCP 47, best first) that there are texts in, else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const bases = wanted.map((tag) => tag.toLowerCase().split('-')[0])
  return bases.flatMap((base) => languages.filter((language) => language === base))[0] ?? 'en'
}

const language = chooseLanguage(navigator.languages)

/** A feature's texts in the reader's language. One that lacks a text does not compile. */
export const inLanguage = <Texts>(byLanguage: Record<Language, Texts>): Texts => byLanguage[language]
