import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { NewJournalEntry } from '../../contract/entities/journalEntry.ts'
import type { Seeded } from './seed.ts'

/** What nobody can be faster than: node:http and prepared statements, no checks, no grouping of commits. */

const { PORT = '', DATA_DIR = '' } = process.env
const { members } = JSON.parse(readFileSync(join(DATA_DIR, 'seeded.json'), 'utf8')) as Seeded
const userIds = new Map(members.map(({ bearer, userId }) => [`Bearer ${bearer}`, userId]))

const db = new DatabaseSync(join(DATA_DIR, 'journal.sqlite'))
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
const usage = db.prepare(
  'select u.time_zone, d.used, d.resets_at from users u left join message_days d on d.user_id = u.user_id where u.user_id = ?',
)
const history = db.prepare(
  'select * from session_summaries where user_id = ? order by created_at desc, id desc limit ?',
)
const touch = db.prepare(
  `insert into journal_sessions (user_id, id, mode, started_at, last_activity_at) values (?, ?, ?, ?, ?)
   on conflict (user_id, id) do update set mode = excluded.mode, last_activity_at = excluded.last_activity_at returning *`,
)
const append = db.prepare(
  `insert into journal_entries (user_id, id, session_id, session_mode, position, user_text, timestamp, created_at,
     session_date, encrypted)
   values (?, ?, ?, ?, (select coalesce(max(position), 0) + 1 from journal_entries where user_id = ? and session_id = ?),
     ?, ?, ?, ?, 1)
   on conflict (user_id, id) do nothing returning *`,
)

const answers: Record<string, (userId: string, data: never) => unknown> = {
  getDailyUsage(userId) {
    const { used, resets_at: resetTime } = usage.get(userId) as { used: number; resets_at: number }
    const remainingMessages = 30 - used
    return {
      success: true,
      remainingMessages,
      dailyUsage: used,
      limitReached: used >= 30,
      resetTime,
      limit: 30,
    }
  },
  getSessionHistory: (userId, { limit }: { limit: number }) => ({
    success: true,
    sessions: history.all(userId, limit),
  }),
  saveEntry(userId, entry: NewJournalEntry) {
    const now = Date.now()
    db.exec('begin immediate')
    touch.get(userId, entry.session_id, entry.session_mode, now, now)
    const row = append.get(
      userId,
      entry.id,
      entry.session_id,
      entry.session_mode,
      userId,
      entry.session_id,
      entry.user_text as string,
      entry.timestamp,
      now,
      entry.session_date,
    )
    db.exec('commit')
    return { success: true, entry: row }
  },
}

createServer((incoming, outgoing) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => {
    const answer = answers[(incoming.url ?? '').slice('/functions/'.length)]
    const userId = userIds.get(incoming.headers.authorization ?? '')
    if (!answer || !userId) {
      outgoing.writeHead(userId ? 404 : 401).end()
      return
    }
    const { data } = JSON.parse(Buffer.concat(chunks).toString())
    const body = JSON.stringify({ result: answer(userId, data as never) })
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
    outgoing.end(body)
  })
}).listen(Number(PORT), '127.0.0.1')
