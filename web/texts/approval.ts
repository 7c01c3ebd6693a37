import { approval as en } from './en/approval.ts'
import { inLanguage } from './language.ts'

export const approval = /* @__PURE__ */ inLanguage({ en })
