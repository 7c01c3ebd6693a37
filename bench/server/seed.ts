import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Encrypted, PADDING_STEP } from '../../contract/entities/encrypted.ts'
import { DAY, HOUR } from '../../contract/limits.ts'
import { bearerFor } from '../../server/calls/bearer.ts'
import { hashToken, randomToken } from '../../server/secrets.ts'
import type { Database } from '../../server/store/database.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { addMember } from '../../tests/support/testContext.ts'

export const PROJECT_ID = 'journal-bench'

export interface SeededMember {
  userId: string
  /** Ours, and the floor's. */
  bearer: string
  /** What the callable runtime checks: an ID token of the old platform. */
  idToken: string
}

export interface Seeded {
  members: SeededMember[]
  /** By key id, as the old platform publishes them. */
  publicKeys: Record<string, string>
}

interface Amount {
  members: number
  sessionsEach: number
}

/** A data folder with members as `seedDatabase` makes them; `seeded.json` says how to ask as them. */
export async function seed(folder: string, amount: Amount): Promise<Seeded> {
  mkdirSync(folder, { recursive: true })
  const database = openSqlite(join(folder, 'journal.sqlite'))
  const seeded = await seedDatabase(database, amount)
  await database.close()
  writeFileSync(join(folder, 'seeded.json'), JSON.stringify(seeded))
  return seeded
}

/** Members who are signed in and have a history each. */
export async function seedDatabase(
  database: Database,
  { members: count, sessionsEach }: Amount,
): Promise<Seeded> {
  await database.migrate()
  const issuer = createIssuer()
  const members: SeededMember[] = []
  for (let n = 0; n < count; n++) {
    const { userId } = await addMember({ write: database.write, now: Date.now })
    const bearer = await signIn(database, userId)
    await addSessions(database, userId, sessionsEach)
    members.push({ userId, bearer, idToken: issuer.idTokenFor(userId) })
  }
  return { members, publicKeys: issuer.publicKeys }
}

async function signIn({ write }: Database, userId: string): Promise<string> {
  const secret = randomToken()
  const expires_at = Date.now() + DAY
  await write(async (trx) => {
    await trx
      .insertInto('bearer_tokens')
      .values({ user_id: userId, token_hash: hashToken(secret), sign_in_id: 'bench', expires_at })
      .execute()
    // In the middle of a day, as nearly every request finds it.
    await trx
      .insertInto('message_days')
      .values({ user_id: userId, used: 3, time_zone: 'Europe/London', resets_at: expires_at })
      .execute()
  })
  return bearerFor(userId, secret)
}

/** About as much text as a session of some exchanges leaves behind. */
export async function addSessions(
  { write }: Pick<Database, 'write'>,
  userId: string,
  count: number,
): Promise<void> {
  const texts = { summary: sealed(2), ai_summary: sealed(4), mood: sealed(1) }
  const firstAt = Date.now() - count * HOUR
  const AT_ONCE = 500
  for (let done = 0; done < count; done += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, n) => ({
      user_id: userId,
      id: randomUUID(),
      session_id: `session_${userId}_${done + n}`,
      ...texts,
      session_date: '2026-06-15',
      entry_count: 6,
      created_at: firstAt + (done + n) * HOUR,
      auto_ended: 0 as const,
      encrypted: 1 as const,
    }))
    await write((trx) => trx.insertInto('session_summaries').values(rows).execute())
  }
}

/** Looks like an envelope of so many padding steps. */
export function sealed(steps: number): Encrypted {
  const TAG_BYTES = 16
  const body = Buffer.alloc(steps * PADDING_STEP + TAG_BYTES).toString('base64url')
  return `j1.gcm.${'k'.repeat(12)}.${'n'.repeat(16)}.${body}` as unknown as Encrypted
}

function createIssuer() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keyId = 'bench-key'
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    publicKeys: { [keyId]: publicKey.export({ type: 'spki', format: 'pem' }).toString() },
    idTokenFor(userId: string): string {
      const now = Math.floor(Date.now() / 1000)
      const claims = {
        iss: `https://securetoken.google.com/${PROJECT_ID}`,
        aud: PROJECT_ID,
        sub: userId,
        user_id: userId,
        auth_time: now - 60,
        iat: now - 60,
        exp: now + 24 * 60 * 60,
        email: `${userId}@example.com`,
        email_verified: true,
      }
      const signed = `${encoded({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${encoded(claims)}`
      return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
    },
  }
}
