import { analyzeJournalEntry } from '../../../contract/calls/analyzeJournalEntry.ts'
import type { Asked, OutputOf } from '../../../contract/calls/defineCall.ts'
import { DAILY_LIMIT_REACHED } from '../../../contract/entities/dailyUsage.ts'
import { CallError, type ErrorCode } from '../../../contract/errors.ts'
import { AI_ENDING_QUESTION_DELAY } from '../../../contract/limits.ts'
import { higherTier, type Tier } from '../../../contract/safety/tier.ts'
import { formatSessionContext } from '../../../contract/sessionContext.ts'
import { sealedField } from '../../encryption/sealedField.ts'
import type { Core } from './core.ts'
import { earlierMessages } from './messages.ts'
import { readUsage } from './usage.ts'

type Answer = OutputOf<typeof analyzeJournalEntry>

export async function askCompanion(core: Core, entryId: string): Promise<void> {
  const input = requestFor(core, entryId)
  const stop = new AbortController()
  core.answering.set(entryId, stop)
  core.dispatch({ type: 'asked', entryId, at: core.now() })
  remember(core, entryId, input, core.get().provider)
  try {
    const answer = await core.askStream(analyzeJournalEntry, input, {
      onChunk: ({ text }) => core.dispatch({ type: 'chunk', entryId, text }),
      signal: stop.signal,
    })
    await take(core, entryId, input, answer)
  } catch (error) {
    if (stop.signal.aborted) return
    core.dispatch({ type: 'failed', entryId, text: fallback(core, error), at: core.now() })
  } finally {
    core.answering.delete(entryId)
  }
}

/** Keeps what had come so far. */
export async function stopReply(core: Core): Promise<void> {
  const answering = core
    .get()
    .session.exchanges.find(({ reply }) => reply?.state === 'waiting' || reply?.state === 'streaming')
  if (!answering) return
  core.answering.get(answering.entryId)?.abort()
  core.dispatch({ type: 'stopped', entryId: answering.entryId, at: core.now() })
  const partial = answering.reply?.text ?? ''
  if (partial !== '') await keepReply(core, answering.entryId, partial)
}

function requestFor(core: Core, entryId: string): Asked<typeof analyzeJournalEntry> {
  const { session, memory, memoryLeftOut } = core.get()
  const exchange = session.exchanges.find((each) => each.entryId === entryId)
  if (!exchange) throw new CallError('entryNotFound')
  return {
    userText: exchange.text,
    sessionContext: formatSessionContext(earlierMessages(session, entryId, core.texts.modes.openings)),
    sessionMode: exchange.mode,
    entryId,
    companionName: core.companionName(),
    ...(memory && !memoryLeftOut && { memory }),
  }
}

async function take(
  core: Core,
  entryId: string,
  input: Asked<typeof analyzeJournalEntry>,
  answer: Answer,
): Promise<void> {
  if (answer.error === DAILY_LIMIT_REACHED) {
    core.dispatch({ type: 'limitReached', entryId })
    return readUsage(core)
  }
  if (!answer.success || answer.response.trim() === '') throw new CallError('companionUnavailable')

  remember(core, entryId, input, answer.provider)
  raiseTier(core, entryId, answer.concern ?? 'none')
  core.dispatch({ type: 'replied', entryId, text: answer.response, at: core.now() })
  if (answer.sessionEnding)
    core.setTimeout(() => core.dispatch({ type: 'endingSuggested' }), AI_ENDING_QUESTION_DELAY)
  await Promise.all([keepReply(core, entryId, answer.response), readUsage(core)])
}

/** Never lowered, whoever says what (design §8). */
export function raiseTier(core: Core, entryId: string, tier: Tier): void {
  const { tiers } = core.get()
  core.update({ tiers: { ...tiers, [entryId]: higherTier(tiers[entryId] ?? 'none', tier) } })
}

/** The reply completes the entry's record. Should it not arrive, it waits in the outbox like everything. */
async function keepReply(core: Core, entryId: string, reply: string): Promise<void> {
  const field = sealedField(core.unlocked, 'journal_entries', entryId, 'ai_response')
  await core.outbox.add('saveReply', entryId, { entryId, ai_response: await field.seal(reply) })
  await core.outbox.flush()
}

const SAID_BY_THE_SERVER: readonly ErrorCode[] = ['companionBudgetSpent', 'tooManyRequests']

/** Spec §8: asks how the writer feels about what they shared, unless there is something to know first. */
function fallback(core: Core, error: unknown): string {
  const known = error instanceof CallError && SAID_BY_THE_SERVER.includes(error.code)
  return known ? error.message : core.texts.messages.fallback
}

function remember(
  core: Core,
  entryId: string,
  input: Asked<typeof analyzeJournalEntry>,
  provider: Answer['provider'],
) {
  core.update({ sent: { ...core.get().sent, [entryId]: { input, provider } } })
}
