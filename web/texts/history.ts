import { history as en } from './en/history.ts'
import { inLanguage } from './language.ts'

export const history = /* @__PURE__ */ inLanguage({ en })
