import { hashToken } from '../secrets.ts'

/** `<user id>.<256 random bits>` of a mailed link, as it is looked up; the contract has checked its form. */
export function parseLinkToken(token: string): { userId: string; tokenHash: string } {
  const dot = token.lastIndexOf('.')
  return { userId: token.slice(0, dot), tokenHash: hashToken(token.slice(dot + 1)) }
}
