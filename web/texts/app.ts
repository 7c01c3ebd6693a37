import { app as en } from './en/app.ts'
import { inLanguage } from './language.ts'

export const app = /* @__PURE__ */ inLanguage({ en })
