import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Member } from '../server/calls/context.ts'
import { getSessionHistory } from '../server/calls/getSessionHistory.ts'
import * as credentials from '../server/store/credentials.ts'
import type { Database, Db } from '../server/store/database.ts'
import * as entries from '../server/store/journalEntries.ts'
import * as sessions from '../server/store/journalSessions.ts'
import * as signIns from '../server/store/signIns.ts'
import { openSqlite } from '../server/store/sqlite.ts'
import * as users from '../server/store/users.ts'
import { wrapOf } from '../tests/support/person.ts'
import { addMember } from '../tests/support/testContext.ts'
import { judge, median, printTable, short } from './figures.ts'
import { addSessions, sealed } from './server/seed.ts'

// npm run bench:growth     the same work in a small journal and in a large one, by turns
//
// What the store does for a history of 20 and for a sign-in. Without HTTP, and without the password's hash, which takes
// the same tens of milliseconds for everybody and would hide any difference.

const HISTORIES = [10, 1000, 100_000]
const MEMBERS = [100, 100_000]
const ROUNDS = 400
const MICROSECONDS = 1000

const place = mkdtempSync(join(tmpdir(), 'journal-bench-'))
process.once('exit', () => rmSync(place, { recursive: true, force: true }))

const histories = await historyTimes()
const signInTimes = await timesOfSignIn()
printTable(
  ['Work', 'Among', 'Median µs'],
  [
    ...HISTORIES.map((count, n) => [
      'history of 20',
      `${count.toLocaleString('en')} sessions`,
      short(histories[n] ?? 0),
    ]),
    ...MEMBERS.map((count, n) => [
      'sign-in',
      `${count.toLocaleString('en')} members`,
      short(signInTimes[n] ?? 0),
    ]),
  ],
)
const perMessage = await bytesOfMessage()
printTable(
  ['Kept', 'Bytes'],
  [['a message of up to 511 bytes with its reply and its share of a session of 6', short(perMessage)]],
)
const growth = (times: readonly number[]) => Math.max(...times) / Math.min(...times)
const met = judge([
  { what: 'history of 20, 10 to 100,000 sessions', value: growth(histories), below: 2, unit: '×' },
  { what: 'sign-in, 100,000 members to 100', value: growth(signInTimes), below: 2, unit: '×' },
])
process.exit(met ? 0 : 1)

/** Median microseconds of each, asked by turns. */
async function timesOf(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, work] of works.entries()) {
      const startedAt = performance.now()
      await work()
      times[n]?.push((performance.now() - startedAt) * MICROSECONDS)
    }
  return times.map(median)
}

async function open(name: string): Promise<Database> {
  mkdirSync(join(place, name))
  const database = openSqlite(join(place, name, 'journal.sqlite'))
  await database.migrate()
  return database
}

async function historyTimes(): Promise<number[]> {
  const database = await open('histories')
  const members: Member[] = []
  for (const count of HISTORIES) {
    const member = await addMember({ write: database.write, now: Date.now })
    await addSessions(database, member.userId, count)
    members.push(member)
  }
  const times = await timesOf(
    members.map(
      (member) => () =>
        getSessionHistory({ db: database.db } as never, { member, input: { limit: 20 } } as never),
    ),
  )
  await database.close()
  return times
}

/** On disk, indexes included: sessions of 6 messages, each with its reply, and their summaries. */
async function bytesOfMessage(): Promise<number> {
  const SESSIONS = 2000
  const EACH = 6
  const { db, write, close } = await open('messages')
  const size = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db)
    return rows[0]?.bytes ?? Number.NaN
  }
  const { userId } = await addMember({ write, now: Date.now })
  const before = await size()
  for (let n = 0; n < SESSIONS; n++) await write((trx) => addSession(trx, userId, EACH))
  await addSessions({ write }, userId, SESSIONS)
  const bytes = await size()
  await close()
  return (bytes - before) / (SESSIONS * EACH)
}

async function addSession(trx: Db, userId: string, messages: number): Promise<void> {
  const id = randomUUID()
  const mode = 'free-journal'
  const now = Date.now()
  await sessions.touch(trx, userId, { id, mode }, now)
  for (let n = 0; n < messages; n++) {
    const entryId = randomUUID()
    const user_text = sealed(2)
    await entries.append(
      trx,
      userId,
      {
        id: entryId,
        session_id: id,
        session_mode: mode,
        timestamp: now,
        session_date: '2026-06-15',
        encrypted: true,
        user_text,
      },
      now,
    )
    await entries.setReply(trx, userId, entryId, sealed(2))
  }
}

async function timesOfSignIn(): Promise<number[]> {
  const databases = await Promise.all(MEMBERS.map((count) => withMembers(count)))
  const times = await timesOf(
    databases.map(
      ({ database, emails }) =>
        () =>
          signIn(database, emails),
    ),
  )
  for (const { database } of databases) await database.close()
  return times
}

/** Finds the member, and opens and renews a sign-in of theirs. */
async function signIn({ db, write }: Database, emails: readonly string[]): Promise<void> {
  const userId = await users.findIdByEmail(db, emails[Math.floor(Math.random() * emails.length)] ?? '')
  if (!userId) throw new Error('Nobody was found.')
  await credentials.findAll(db, [userId])
  const [id, token_hash, now] = [randomUUID(), randomUUID(), Date.now()]
  await write(async (trx) => {
    await signIns.insert(trx, {
      user_id: userId,
      id,
      cookie_hash: '',
      created_at: now,
      expires_at: now + 1e6,
    })
    const token = { user_id: userId, token_hash, sign_in_id: id, expires_at: now + 1e6 }
    await signIns.insertBearer(trx, token, now)
  })
}

async function withMembers(count: number): Promise<{ database: Database; emails: string[] }> {
  const database = await open(`members-${count}`)
  const emails: string[] = []
  const AT_ONCE = 1000
  for (let done = 0; done < count; done += AT_ONCE)
    await database.write(async (trx) => {
      for (let n = done; n < Math.min(count, done + AT_ONCE); n++) {
        const member = await addMember({ write: (work) => work(trx), now: Date.now })
        emails.push(member.email)
        await credentials.put(trx, {
          user_id: member.userId,
          auth_version: 1,
          sealed_auth_hash: 'sealed',
          sealed_password_wrap: 'sealed',
          recovery_auth_hash: 'hashed',
          recovery_wrap: wrapOf('recovery'),
          changed_at: 0,
        })
      }
    })
  return { database, emails }
}
