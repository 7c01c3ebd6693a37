import type { generateSessionSummary as call } from '../../contract/calls/generateSessionSummary.ts'
import { CallError } from '../../contract/errors.ts'
import type { SummaryRequest } from '../companion/companion.ts'
import * as usageByDay from '../store/usageByDay.ts'
import { asCallError, countRequest, requireBudget, tooManyRequests } from './companionLimits.ts'
import type { Context, Handler } from './context.ts'

/** Costs no message: the limit of the day never keeps anybody from ending a session (design §2). */
export const generateSessionSummary: Handler<typeof call> = async (context, { member, input, signal }) => {
  const { write, now, companion } = context
  const { session_data: messages, session_mode: mode } = input.sessionMetadata
  if (!messages.some((message) => message.type === 'user')) throw new CallError('noEntries')
  await requireBudget(context)
  const verdict = await write((trx) => countRequest(trx, context, member.userId, 'summary'))
  if (!verdict.allowed) throw tooManyRequests(verdict)

  const { summary, tokens } = await summarize(context, { messages, mode }, signal)
  const usage = { messages: 0, tokensIn: tokens.in, tokensOut: tokens.out }
  await write((trx) => usageByDay.add(trx, member.userId, now(), usage))
  return { success: true, summary, provider: companion.label }
}

async function summarize({ companion }: Context, request: SummaryRequest, signal: AbortSignal) {
  try {
    return await companion.summarize(request, signal)
  } catch (failure) {
    throw asCallError(failure)
  }
}
