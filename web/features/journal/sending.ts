import { sealEntry } from '../../../contract/calls/sealEntry.ts'
import type { NewJournalEntry } from '../../../contract/entities/journalEntry.ts'
import type { CallError } from '../../../contract/errors.ts'
import type { Tier } from '../../../contract/safety/tier.ts'
import { type Exchange, maySend } from '../../../contract/states/session.ts'
import { calendarDay } from '../../calendarDay.ts'
import { sealedField } from '../../encryption/sealedField.ts'
import type { Core } from './core.ts'
import { askCompanion, raiseTier } from './replying.ts'

/** What was written is sealed and saved before the companion is asked. False when it went back to its writer. */
export async function send(core: Core, text: string): Promise<boolean> {
  if (!maySend(core.get().session, text)) return false
  const entryId = core.newId()
  screenMessage(core, entryId, text)
  core.dispatch({ type: 'sent', entryId, text, at: core.now() })
  return keepAndAsk(core, entryId)
}

/** On the device, before anything is sent, and whatever comes of the rest; nothing waits for it (design §8). */
function screenMessage(core: Core, entryId: string, text: string): void {
  const found = core.screen(text)
  const raise = (tier: Tier) => raiseTier(core, entryId, tier)
  if (typeof found === 'string') raise(found)
  // Not to be had without a network: 'Need support now?' stands above every screen.
  else core.inBackground(found.then(raise, () => undefined))
}

/** The writer's answer when their text could not be encrypted: once more, or without (design §2). */
export async function sendUnsealed(core: Core, how: 'encrypted' | 'unencrypted'): Promise<boolean> {
  const { unsealed } = core.get().session
  if (!unsealed) return false
  core.dispatch({ type: 'unsealedSent', encrypted: how === 'encrypted' })
  return keepAndAsk(core, unsealed.entryId)
}

/** Once more from where it failed: the message if it is not saved yet, then the companion. */
export async function retry(core: Core, entryId: string): Promise<void> {
  const exchange = findExchange(core, entryId)
  if (!exchange) return
  if (exchange.kept === 'saved') await askCompanion(core, entryId)
  else await deliver(core, entryId)
}

async function keepAndAsk(core: Core, entryId: string): Promise<boolean> {
  const exchange = findExchange(core, entryId)
  if (!exchange) return false
  try {
    await core.outbox.add('saveEntry', entryId, await newEntry(core, exchange))
    core.writtenHere.add(core.get().session.id)
  } catch {
    core.dispatch({ type: 'sealFailed', entryId })
    return false
  }
  core.inBackground(deliver(core, entryId))
  if (exchange.encrypted) core.inBackground(sealWhatIsOpen(core).catch(() => undefined))
  return true
}

async function deliver(core: Core, entryId: string): Promise<void> {
  const problem = await core.outbox.flush(entryId)
  // Another tab may have sent it.
  if (!problem) core.dispatch({ type: 'saved', entryId })
  if (findExchange(core, entryId)?.kept === 'saved') {
    if (!core.get().session.limitReached) await askCompanion(core, entryId)
    return
  }
  core.dispatch({ type: 'keptOnDevice', entryId })
  if (wasOffline(core, problem)) return
  core.dispatch({ type: 'failed', entryId, text: core.texts.messages.apology, at: core.now() })
}

/** Without a network nothing went wrong: the message waits on the device, and its writer sees that. */
const wasOffline = (core: Core, problem: CallError | undefined): boolean =>
  problem?.code === 'unavailable' && !core.isOnline()

async function newEntry(core: Core, exchange: Exchange): Promise<NewJournalEntry> {
  const { entryId, mode, text, timestamp, encrypted } = exchange
  const written = {
    id: entryId,
    session_id: core.get().session.id,
    session_mode: mode,
    timestamp,
    session_date: calendarDay(timestamp, core.timeZone()),
  }
  if (!encrypted) return { ...written, encrypted, user_text: text, error_note: core.texts.unsealed.errorNote }
  return { ...written, encrypted, user_text: await userText(core, entryId).seal(text) }
}

const userText = (core: Core, entryId: string) =>
  sealedField(core.unlocked, 'journal_entries', entryId, 'user_text')

/** As soon as encrypting works again, what was saved without it is sealed: of this session, or of one that has ended. */
export async function sealWhatIsOpen(core: Core, exchanges = core.get().session.exchanges): Promise<void> {
  const open = exchanges.filter(({ encrypted, kept }) => !encrypted && kept === 'saved')
  for (const { entryId, text, reply } of open) {
    const said = reply?.state === 'finished' || reply?.state === 'stopped' ? reply.text : undefined
    const aiResponse = sealedField(core.unlocked, 'journal_entries', entryId, 'ai_response')
    await core.ask(sealEntry, {
      entryId,
      user_text: await userText(core, entryId).seal(text),
      ai_response: said === undefined ? null : await aiResponse.seal(said),
    })
    core.dispatch({ type: 'sealed', entryId })
  }
}

const findExchange = (core: Core, entryId: string): Exchange | undefined =>
  core.get().session.exchanges.find((exchange) => exchange.entryId === entryId)
