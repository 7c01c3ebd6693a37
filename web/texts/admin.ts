import { admin as en } from './en/admin.ts'
import { inLanguage } from './language.ts'

export const admin = /* @__PURE__ */ inLanguage({ en })
