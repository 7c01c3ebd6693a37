import { journal as en } from './en/journal.ts'
import { inLanguage } from './language.ts'

export const journal = /* @__PURE__ */ inLanguage({ en })
