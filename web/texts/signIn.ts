import { signIn as en } from './en/signIn.ts'
import { inLanguage } from './language.ts'

export const signIn = /* @__PURE__ */ inLanguage({ en })
