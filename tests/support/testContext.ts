import { randomUUID } from 'node:crypto'
import { after } from 'node:test'
import { DAILY_MESSAGE_LIMIT, SIGN_IN_LIFETIME } from '../../contract/limits.ts'
import type { Context, Cookies, Member, Request, Settings } from '../../server/calls/context.ts'
import { tokensToday } from '../../server/calls/tokensToday.ts'
import { createMetrics } from '../../server/metrics.ts'
import { createSecrets } from '../../server/secrets.ts'
import type { Database } from '../../server/store/database.ts'
import * as signIns from '../../server/store/signIns.ts'
import type { UserRow } from '../../server/store/tables.ts'
import * as users from '../../server/store/users.ts'
import { type ScriptedCompanion, scriptedCompanion } from './scriptedCompanion.ts'
import { openTestDatabase } from './testDatabase.ts'

/** A real context on a real database, whose clock stands until the test moves it. */
export interface TestContext extends Context {
  companion: ScriptedCompanion
  clock: { at: number }
}

interface Overrides {
  database?: Database
  settings?: Partial<Settings>
  /** When the test begins, epoch milliseconds. */
  at?: number
}

/** A Monday, noon in London. */
export const TEST_BEGINS = Date.parse('2026-06-15T12:00:00+01:00')

export async function createTestContext(overrides: Overrides = {}): Promise<TestContext> {
  const clock = { at: overrides.at ?? TEST_BEGINS }
  const database = overrides.database ?? (await openTestDatabase())
  if (!overrides.database) after(() => database.close())
  const now = () => clock.at
  return {
    ...database,
    now,
    clock,
    secrets: createSecrets(['test secret']),
    companion: scriptedCompanion(),
    metrics: createMetrics(),
    tokensToday: tokensToday({ db: database.db, now }),
    mailSoon: () => {},
    settings: {
      appUrl: 'http://localhost:3000',
      adminEmail: 'admin@example.com',
      dailyMessageLimit: DAILY_MESSAGE_LIMIT,
      dailyTokenBudget: undefined,
      tokenPrices: undefined,
      journalTitle: undefined,
      ...overrides.settings,
    },
  }
}

/** An approved member in London, unless said otherwise, and signed in. */
export async function addMember(
  context: Pick<Context, 'write' | 'now'>,
  profile: Partial<UserRow> = {},
): Promise<Member> {
  const userId = profile.user_id ?? randomUUID()
  const email = profile.email ?? `${userId}@example.com`
  const signInId = 'sign-in-of-the-test'
  const at = context.now()
  await context.write(async (trx) => {
    await users.insert(trx, {
      user_id: userId,
      email,
      name: 'Alex Example',
      role: 'beta_tester',
      practice_id: 'default_practice',
      created_at: at,
      agreed_to_beta_terms: 1,
      email_verification_required: 1,
      grandfathered_email_verification: 0,
      email_verified_at: at,
      approval_status: 'approved',
      approved_by: 'admin@example.com',
      approved_at: at,
      rejection_reason: null,
      chatbot_name: null,
      time_zone: 'Europe/London',
      memory_on: 1,
      memory_notes: null,
      ...profile,
    })
    await signIns.insert(trx, {
      user_id: userId,
      id: signInId,
      cookie_hash: '',
      created_at: at,
      expires_at: at + SIGN_IN_LIFETIME,
    })
  })
  return { userId, email, standing: 'approved', signInId }
}

type Asked<Input> = Pick<Request<never>, 'signal' | 'address' | 'cookies'> & { input: Input; member: Member }

const NO_COOKIES: Cookies = { renewal: undefined, setRenewal: () => {}, clearRenewal: () => {} }

/** Asks a call, streamed or not, as this member. */
export const ask = <Input, Answer>(
  context: Context,
  handler: (context: Context, request: Asked<Input>) => Answer,
  member: Member,
  input: NoInfer<Input>,
  signal: AbortSignal = new AbortController().signal,
): Answer => handler(context, { input, member, signal, address: '127.0.0.1', cookies: NO_COOKIES })

/** All chunks of a streamed call, and its result. */
export async function collected<Chunk, Result>(
  stream: AsyncGenerator<Chunk, Result>,
): Promise<{ chunks: Chunk[]; result: Result }> {
  const chunks: Chunk[] = []
  let next = await stream.next()
  for (; !next.done; next = await stream.next()) chunks.push(next.value)
  return { chunks, result: next.value }
}

/** For `assert.rejects`: a `CallError` with this code. */
export const withCode = (code: string) => ({ name: 'CallError', code })
