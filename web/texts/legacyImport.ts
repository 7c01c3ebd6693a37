import { legacyImport as en } from './en/legacyImport.ts'
import { inLanguage } from './language.ts'

export const legacyImport = /* @__PURE__ */ inLanguage({ en })
