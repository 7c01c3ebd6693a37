import { randomUUID } from 'node:crypto'
import type { Load } from '../load.ts'
import type { Contender } from './contenders.ts'
import { type Seeded, sealed } from './seed.ts'

export const CALLS = ['getDailyUsage', 'saveEntry', 'getSessionHistory'] as const
export type CallName = (typeof CALLS)[number]

const ENTRIES_A_SESSION = 100

/** What each connection asks: one member each, so that nobody waits for themselves. */
export function requestsOf(call: CallName, contender: Contender, { members }: Seeded): Load['request'] {
  const data = {
    getDailyUsage: () => null,
    saveEntry: savedEntries(),
    getSessionHistory: () => ({ limit: 20 }),
  }[call]
  return (connection) => {
    const member = members[connection % members.length]
    if (!member) throw new Error('Nobody was seeded.')
    return { bearer: contender === 'runtime' ? member.idToken : member.bearer, data: data(connection) }
  }
}

function savedEntries() {
  const text = sealed(2)
  const sessions: { id: string; entries: number }[] = []
  return (connection: number) => {
    let session = sessions[connection]
    if (!session || session.entries === ENTRIES_A_SESSION) {
      session = { id: randomUUID(), entries: 0 }
      sessions[connection] = session
    }
    session.entries++
    return {
      id: randomUUID(),
      session_id: session.id,
      session_mode: 'free-journal',
      timestamp: Date.now(),
      session_date: '2026-06-15',
      encrypted: true,
      user_text: text,
    }
  }
}
