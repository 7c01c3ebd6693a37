import { insights as en } from './en/insights.ts'
import { inLanguage } from './language.ts'

export const insights = /* @__PURE__ */ inLanguage({ en })
