import { settings as en } from './en/settings.ts'
import { inLanguage } from './language.ts'

export const settings = /* @__PURE__ */ inLanguage({ en })
