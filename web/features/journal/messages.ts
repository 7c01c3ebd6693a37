import type { SessionMode } from '../../../contract/modes.ts'
import type { EarlierMessage } from '../../../contract/sessionContext.ts'
import type { Exchange, SavedSummary, Session } from '../../../contract/states/session.ts'

/** What stands in the conversation, from top to bottom. */
export type Item =
  | { kind: 'welcome'; timestamp: number }
  | { kind: 'opening'; mode: SessionMode; timestamp: number }
  | { kind: 'exchange'; exchange: Exchange }
  | ({ kind: 'summary' } & SavedSummary)

/** Each mode begins with its opening: wherever it changes, and where it has just been chosen. */
export function itemsOf({ startedAt, exchanges, mode, modeChosenAt, phase, summary }: Session): Item[] {
  const items: Item[] = [{ kind: 'welcome', timestamp: startedAt }]
  let current: SessionMode | undefined
  for (const exchange of exchanges) {
    if (exchange.mode !== current)
      items.push({ kind: 'opening', mode: exchange.mode, timestamp: exchange.timestamp })
    current = exchange.mode
    items.push({ kind: 'exchange', exchange })
  }
  if (phase === 'active' && mode !== undefined && mode !== current)
    items.push({ kind: 'opening', mode, timestamp: modeChosenAt })
  if (summary?.text) items.push({ kind: 'summary', ...summary })
  return items
}

/** What was said before this entry, without what this app said by itself because the companion could not. */
export function earlierMessages(
  session: Session,
  entryId: string,
  openings: Record<SessionMode, string>,
): EarlierMessage[] {
  const end = session.exchanges.findIndex((exchange) => exchange.entryId === entryId)
  if (end <= 0) return []
  const exchanges = session.exchanges.slice(0, end)
  // In the mode in which the message was written, so that the question it answers is there.
  const mode = session.exchanges[end]?.mode
  return itemsOf({ ...session, exchanges, mode, phase: 'active' }).flatMap((item) => {
    if (item.kind === 'opening') return [{ type: 'ai' as const, content: openings[item.mode] }]
    return item.kind === 'exchange' ? messagesOf(item.exchange) : []
  })
}

export function messagesOf({ text, reply }: Exchange): EarlierMessage[] {
  const said = reply && reply.state !== 'automatic' && reply.text !== ''
  return [{ type: 'user', content: text }, ...(said ? [{ type: 'ai' as const, content: reply.text }] : [])]
}
