import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { CALL_TIMEOUT } from '../../contract/limits.ts'
import { bearerFor } from '../../server/calls/bearer.ts'
import { hashToken, randomToken } from '../../server/secrets.ts'
import type { Database } from '../../server/store/database.ts'
import * as signIns from '../../server/store/signIns.ts'

import { envelope } from './envelope.ts'
import { addMember } from './testContext.ts'
import { newEntry } from './written.ts'

/** A member who is signed in, and what the server has acknowledged to them. */
export interface Writer {
  userId: string
  bearer: string
  /** Text by entry id. */
  acknowledged: Map<string, string>
}

const DAY = 24 * 60 * 60 * 1000

export async function addWriter(database: Pick<Database, 'write'>): Promise<Writer> {
  const { userId } = await addMember({ ...database, now: Date.now })
  const secret = randomToken()
  const expires_at = Date.now() + DAY
  await database.write(async (trx) => {
    const signIn = { user_id: userId, id: 'drill', cookie_hash: '', created_at: Date.now(), expires_at }
    await signIns.insert(trx, signIn)
    const token = { user_id: userId, token_hash: hashToken(secret), sign_in_id: 'drill', expires_at }
    await signIns.insertBearer(trx, token, Date.now())
  })
  return { userId, bearer: bearerFor(userId, secret), acknowledged: new Map() }
}

export async function addWriters(database: Pick<Database, 'write'>, count: number): Promise<Writer[]> {
  const writers: Writer[] = []
  for (let n = 0; n < count; n++) writers.push(await addWriter(database))
  return writers
}

export interface Acknowledgement {
  origin: string
  /** When it was first asked for and when it was given, of `performance.now()`. */
  askedAt: number
  at: number
}

export interface Writing {
  /** Resolves when so many more entries have been acknowledged, of those that `counts`. */
  more(entries: number, counts?: (one: Acknowledgement) => boolean): Promise<void>
  /** Resolves once everything that was sent has been acknowledged. */
  stop(): Promise<void>
  /** Answers that were no acknowledgement, by status and code, or by kind of failure. */
  failures: Map<string, number>
}

interface Options {
  /** Asked anew for each attempt. */
  origins: () => readonly string[]
  /** Between two entries of a writer, milliseconds. */
  pause: number
}

const ENTRIES_A_SESSION = 40
const RETRY_AFTER_MS = 50

/** Each writer saves entry after entry, and sends each again, under its id, until it is acknowledged. */
export function startWriting(writers: readonly Writer[], { origins, pause }: Options): Writing {
  const failures = new Map<string, number>()
  const listeners = new Set<(one: Acknowledgement) => void>()
  let stopping = false

  async function write(writer: Writer, startsAt: number): Promise<void> {
    await wait(Math.random() * pause)
    for (let n = 0; !stopping; n++) {
      const session = `session-${Math.floor(n / ENTRIES_A_SESSION)}-${startsAt}`
      await saveUntilAcknowledged(writer, session)
      await wait(pause)
    }
  }

  async function saveUntilAcknowledged(writer: Writer, sessionId: string): Promise<void> {
    const id = randomUUID()
    const entry = newEntry({ id, session_id: sessionId, user_text: envelope(id) })
    const askedAt = performance.now()
    for (;;) {
      const origin = oneOf(origins())
      const failure = await call(origin, writer, 'saveEntry', entry).then(
        ({ status, error }) => (status === 200 ? undefined : `${status} ${error?.details.code}`),
        (error: unknown) => (error instanceof Error ? error.name : 'failure'),
      )
      if (failure === undefined) {
        writer.acknowledged.set(entry.id, String(entry.user_text))
        for (const listener of listeners) listener({ origin, askedAt, at: performance.now() })
        return
      }
      failures.set(failure, (failures.get(failure) ?? 0) + 1)
      await wait(RETRY_AFTER_MS)
    }
  }

  const done = Promise.all(writers.map((writer) => write(writer, Date.now())))
  return {
    failures,
    more: (entries, counts = () => true) =>
      new Promise((resolve) => {
        let left = entries
        const listener = (one: Acknowledgement) => {
          if (!counts(one) || --left > 0) return
          listeners.delete(listener)
          resolve()
        }
        listeners.add(listener)
      }),
    async stop() {
      stopping = true
      await done
    },
  }
}

const oneOf = (origins: readonly string[]): string =>
  origins[Math.floor(Math.random() * origins.length)] ?? ''

interface Answer {
  status: number
  result?: Record<string, unknown>
  error?: { status: string; message: string; details: { code: string } }
}

/** A call as a page makes it, without a bearer when nobody is signed in. */
export async function call(
  origin: string,
  { bearer }: Pick<Writer, 'bearer'>,
  name: string,
  data: unknown,
): Promise<Answer> {
  const response = await fetch(`${origin}/functions/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(CALL_TIMEOUT),
  })
  return { status: response.status, ...(await response.json()) }
}

/** Everything acknowledged is there once, as it was sent, and each session's entries stand one after the other. */
export async function assertAllThere({ db }: Pick<Database, 'db'>, writers: readonly Writer[]) {
  for (const { userId, acknowledged } of writers) {
    const rows = await db.selectFrom('journal_entries').selectAll().where('user_id', '=', userId).execute()
    const stored = new Map(rows.map((row) => [row.id, row.user_text]))
    assert.equal(stored.size, rows.length)
    for (const [id, text] of acknowledged) assert.equal(stored.get(id), text)

    const positions = Map.groupBy(rows, (row) => row.session_id)
    for (const entries of positions.values()) {
      const taken = entries.map(({ position }) => position).sort((a, b) => a - b)
      assert.deepEqual(
        taken,
        taken.map((_, at) => at + 1),
      )
    }
  }
}

export const countOf = (writers: readonly Writer[]): number =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

export const repeatsOf = ({ failures }: Writing): string =>
  `Attempts that had to be repeated: ${JSON.stringify(Object.fromEntries(failures))}`
