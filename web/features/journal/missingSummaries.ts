import { getSessionHistory } from '../../../contract/calls/getSessionHistory.ts'
import { getSpecificSession } from '../../../contract/calls/getSpecificSession.ts'
import type { SessionItem } from '../../../contract/entities/sessionSummary.ts'
import type { Exchange, Reply } from '../../../contract/states/session.ts'
import { sealedField } from '../../encryption/sealedField.ts'
import type { Core } from './core.ts'
import { summarise, summariseHere, writeSummary } from './ending.ts'
import { sealWhatIsOpen } from './sending.ts'

/**
 * Sessions that ended by themselves get their summary on the next visit (design §7). It can wait for a better one. The
 * companion reads only what was written on this device: a server that says of every session that its summary is missing
 * would otherwise be sent the whole journal.
 */
export async function writeMissingSummaries(core: Core): Promise<void> {
  try {
    const { sessions } = await core.ask(getSessionHistory, {})
    for (const { id, summary, entry_count } of sessions) {
      if (summary === null && entry_count > 0) await core.alone(`summary ${id}`, () => writeMissing(core, id))
    }
  } catch {
    // Until then the history says that there is none.
  }
}

async function writeMissing(core: Core, sessionId: string): Promise<void> {
  const session = await requireSession(core, sessionId)
  if (session.summary !== null) return
  const exchanges = await exchangesOf(core, session.session_data)
  await sealWhatIsOpen(core, exchanges)
  const startedAt = exchanges[0]?.timestamp ?? session.created_at
  const summary = core.writtenHere.has(sessionId)
    ? (await summarise(core, { exchanges, startedAt })).summary
    : summariseHere(core, { exchanges })
  // It may have been restored meanwhile, and must not be ended once more.
  await requireSession(core, sessionId)
  await writeSummary(core, { sessionId, startedAt, autoEnded: session.auto_ended }, summary, '')
}

/** Throws for a session that goes on: it is no document of the history. */
async function requireSession(core: Core, sessionId: string) {
  return (await core.ask(getSpecificSession, { sessionId })).session
}

async function exchangesOf(core: Core, items: readonly SessionItem[]): Promise<Exchange[]> {
  const exchanges = new Map<string, Exchange>()
  for (const item of items) {
    const field = item.type === 'user' ? 'user_text' : 'ai_response'
    const { text } = await sealedField(
      core.unlocked,
      'journal_entries',
      item.entry_id,
      field,
    ).openTextOrLegacy(item.content)
    const known = exchanges.get(item.entry_id)
    const reply: Reply = { state: 'finished', text, timestamp: item.timestamp }
    if (item.type === 'ai' && known) exchanges.set(item.entry_id, { ...known, reply })
    if (item.type === 'user') exchanges.set(item.entry_id, exchangeOf(item, text))
  }
  return [...exchanges.values()]
}

const exchangeOf = ({ entry_id, timestamp, encrypted }: SessionItem, text: string): Exchange => ({
  entryId: entry_id,
  mode: 'free-journal',
  text,
  timestamp,
  kept: 'saved',
  encrypted,
  reply: undefined,
})
