import { crisisHelp as en } from './en/crisisHelp.ts'
import { inLanguage } from './language.ts'

export const crisisHelp = /* @__PURE__ */ inLanguage({ en })
