import { createHash, randomUUID } from 'node:crypto'
import type { InputOf } from '../../contract/calls/defineCall.ts'
import type { signUp as signUpCall } from '../../contract/calls/signUp.ts'
import type { SignedIn } from '../../contract/entities/credentials.ts'
import type { WrappedKey } from '../../contract/entities/encrypted.ts'
import { findMember } from '../../server/calls/bearer.ts'
import type { Context, Cookies, Member } from '../../server/calls/context.ts'
import { signIn } from '../../server/calls/signIn.ts'
import { signUp } from '../../server/calls/signUp.ts'
import { verifyEmail } from '../../server/calls/verifyEmail.ts'

/** What a device would derive from a password or a recovery code, without its cost. */
export const authKeyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Looks like a wrapped account key. It opens nowhere. */
export function wrapOf(secret: string): WrappedKey {
  const body = Buffer.concat([createHash('sha256').update(secret).digest(), Buffer.alloc(16)])
  return `j1.gcm.${'k'.repeat(12)}.${'n'.repeat(16)}.${body.toString('base64url')}` as unknown as WrappedKey
}

/** A browser's: what the server sets is sent again. */
export interface CookieJar extends Cookies {
  renewal: string | undefined
}

export function cookieJar(): CookieJar {
  const jar: CookieJar = {
    renewal: undefined,
    setRenewal: (value) => {
      jar.renewal = value
    },
    clearRenewal: () => {
      jar.renewal = undefined
    },
  }
  return jar
}

export const atHome = (cookies: Cookies = cookieJar()) => ({
  signal: new AbortController().signal,
  address: '127.0.0.1',
  cookies,
})

export const signUpInput = (
  email: string,
  password: string,
  change: Partial<InputOf<typeof signUpCall>> = {},
): InputOf<typeof signUpCall> => ({
  userId: randomUUID(),
  email,
  name: 'Ana Example',
  agreedToBetaTerms: true,
  authKey: authKeyOf(password),
  credentials: {
    passwordWrap: wrapOf(password),
    recoveryWrap: wrapOf('recovery'),
    recoveryAuthKey: authKeyOf(`recovery of ${email}`),
  },
  timeZone: 'Europe/London',
  ...change,
})

/** Signed up, not verified. */
export const signUpAs = (
  context: Context,
  email: string,
  password: string,
  cookies?: Cookies,
): Promise<SignedIn> =>
  signUp(context, { input: signUpInput(email, password), member: undefined, ...atHome(cookies) })

export const signInAs = (
  context: Context,
  email: string,
  password: string,
  cookies?: Cookies,
): Promise<SignedIn> =>
  signIn(context, { input: { email, authKey: authKeyOf(password) }, member: undefined, ...atHome(cookies) })

/** The token in the newest mail with a link that was put into the outbox for this address. */
export async function linkTokenFor(context: Context, email: string): Promise<string> {
  const mail = await context.db
    .selectFrom('mails')
    .select('body')
    .where('recipient', '=', email)
    .where('body', 'like', '%=%')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return /[?&](?:verify|recover)=(\S+)/.exec(mail.body)?.[1] ?? ''
}

export async function verify(context: Context, email: string): Promise<void> {
  const token = await linkTokenFor(context, email)
  await verifyEmail(context, { input: { token }, member: undefined, ...atHome() })
}

/** Signed up and verified: pending, or the admin. */
export async function joinAs(context: Context, email: string, password: string): Promise<Member> {
  const { token } = await signUpAs(context, email, password)
  await verify(context, email)
  return requireHolder(context, token)
}

/** Throws when nobody holds this token any more. */
export async function requireHolder(context: Context, token: string): Promise<Member> {
  const member = await findMember(context, token)
  if (!member) throw new Error('Nobody holds this token.')
  return member
}

export const subjectsTo = async (context: Context, email: string): Promise<string[]> => {
  const rows = await context.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.subject)
}
