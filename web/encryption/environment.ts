/** WebCrypto is missing on plain http outside localhost. There is no fallback: the app shows how to get HTTPS. */
export const encryptionAvailable = (page: { crypto?: Partial<Crypto> } = globalThis): boolean =>
  page.crypto?.subtle !== undefined
