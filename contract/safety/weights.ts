import type { LanguageCode } from './languages.ts'
import type { Weights } from './model.ts'

/** Where what the screen learned of each language is, in a file of its own each. */
export const weightsOf: Record<LanguageCode, () => Promise<Weights>> = {
  en: async () => (await import('./weights/en.ts')).weights,
  es: async () => (await import('./weights/es.ts')).weights,
  fr: async () => (await import('./weights/fr.ts')).weights,
  de: async () => (await import('./weights/de.ts')).weights,
  pt: async () => (await import('./weights/pt.ts')).weights,
  hi: async () => (await import('./weights/hi.ts')).weights,
}
