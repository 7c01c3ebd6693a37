import * as z from 'zod/mini'
import { EMAIL_MAX_CHARACTERS } from '../limits.ts'

/** Spec §5: trimmed and lowercased; each rule has its own sentence, in the order a person meets them. */
export const EMAIL_REQUIRED = 'Email is required'
export const EMAIL_TOO_LONG = 'Email address is too long'
export const EMAIL_NOT_AN_ADDRESS = 'Please enter a valid email address'
export const EMAIL_FORMAT = 'Email format is not valid'

const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+\.[a-z0-9-]{2,63}$/
const LABELS = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

function problemWith(email: string): string | undefined {
  if (email === '') return EMAIL_REQUIRED
  if (email.length > EMAIL_MAX_CHARACTERS) return EMAIL_TOO_LONG
  const [local = '', domain = ''] = email.split('@')
  const dotted = (part: string) => part.includes('..') || part.startsWith('.') || part.endsWith('.')
  const looksLikeAddress = ADDRESS.test(email)
  if (looksLikeAddress && (dotted(local) || dotted(domain))) return EMAIL_FORMAT
  if (dotted(email) && email.split('@').length === 2 && local && domain) return EMAIL_FORMAT
  if (!looksLikeAddress || !domain.split('.').every((label) => LABELS.test(label)))
    return EMAIL_NOT_AN_ADDRESS
  return undefined
}

export const Email = z.pipe(
  z.pipe(
    z.string(EMAIL_REQUIRED),
    z.transform((text: string) => text.trim().toLowerCase()),
  ),
  z.string().check((context) => {
    const problem = problemWith(context.value)
    if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value })
  }),
)
