import { verifyEmail as en } from './en/verifyEmail.ts'
import { inLanguage } from './language.ts'

export const verifyEmail = /* @__PURE__ */ inLanguage({ en })
