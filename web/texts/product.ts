import { product as en } from './en/product.ts'
import { inLanguage } from './language.ts'

export const product = /* @__PURE__ */ inLanguage({ en })
