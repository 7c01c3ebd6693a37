import { randomUUID } from 'node:crypto'
import type { analyzeJournalEntry as call } from '../../contract/calls/analyzeJournalEntry.ts'
import type { InputOf, OutputOf } from '../../contract/calls/defineCall.ts'
import { DAILY_LIMIT_REACHED } from '../../contract/entities/dailyUsage.ts'
import { CallError } from '../../contract/errors.ts'
import { dailyUsageOf, type MessageDay } from '../../contract/states/messageDay.ts'
import { companionName } from '../../contract/validation/companionName.ts'
import type { Reply, ReplyRequest, Tokens } from '../companion/companion.ts'
import { asCallError, requireBudget } from './companionLimits.ts'
import type { Context, StreamingHandler } from './context.ts'
import { giveMessageBack, spendMessage, takeMessage } from './takeMessage.ts'

type Output = OutputOf<typeof call>

/**
 * A message is taken first, then the companion is asked. It is given back unless the reply was delivered: whole, or as
 * far as its reader let it come. What a crash leaves taken is given back by a chore.
 */
export const analyzeJournalEntry: StreamingHandler<typeof call> = async function* (context, request) {
  const { member, input, signal } = request
  const { companion, metrics, settings } = context
  await requireBudget(context)
  const charge = { userId: member.userId, entryId: input.entryId ?? randomUUID() }
  const { limitReached, day } = await takeMessage(context, charge)
  if (limitReached) return limitAnswer(day, settings.dailyMessageLimit)

  const progress: Progress = { outcome: 'unanswered', tokens: undefined }
  metrics.openStreams(1)
  try {
    const reply = yield* asChunks(companion.reply(asReplyRequest(input), signal), progress)
    return answer(context, reply, day)
  } catch (failure) {
    if (!wasLeft(signal)) progress.outcome = 'failed'
    throw asCallError(failure)
  } finally {
    metrics.openStreams(-1)
    metrics.companion(progress.outcome)
    const spent = progress.outcome === 'delivered' || progress.outcome === 'stopped'
    const settled = spent ? spendMessage(context, charge, progress.tokens) : giveMessageBack(context, charge)
    // A reply that was read is not taken back because the store failed just now; the chore settles it.
    await settled.catch(() => undefined)
  }
}

interface Progress {
  /** What it would have come to, if it ended now. */
  outcome: 'unanswered' | 'stopped' | 'delivered' | 'failed'
  tokens: Tokens | undefined
}

async function* asChunks(
  pieces: AsyncGenerator<string, Reply>,
  progress: Progress,
): AsyncGenerator<{ text: string }, Reply> {
  try {
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next()) {
      progress.outcome = 'stopped'
      yield { text: next.value }
    }
    progress.outcome = 'delivered'
    progress.tokens = next.value.tokens
    return next.value
  } finally {
    // Left in the middle, so the companion stops as well.
    if (progress.outcome !== 'delivered') await pieces.return(undefined as never)
  }
}

/** Its reader stopped it or went away, which no time-out does. */
const wasLeft = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof CallError && reason.code === 'timedOut')

const asReplyRequest = (input: InputOf<typeof call>): ReplyRequest => ({
  userText: input.userText,
  sessionContext: input.sessionContext,
  mode: input.sessionMode,
  companionName: companionName(input.companionName ?? ''),
  memory: input.memory,
})

function answer({ companion, settings }: Context, reply: Reply, day: MessageDay): Output {
  const { remainingMessages, dailyUsage } = dailyUsageOf(day, settings.dailyMessageLimit)
  return {
    success: true,
    response: reply.text,
    sessionEnding: reply.sessionEnding,
    remainingMessages,
    dailyUsage,
    concern: reply.concern,
    provider: companion.label,
  }
}

const limitAnswer = (day: MessageDay, limit: number): Output => ({
  success: false,
  response: '',
  sessionEnding: false,
  remainingMessages: 0,
  dailyUsage: dailyUsageOf(day, limit).dailyUsage,
  error: DAILY_LIMIT_REACHED,
})
