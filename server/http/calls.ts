import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import type { Call } from '../../contract/calls/defineCall.ts'
import { CallError, type ErrorCode } from '../../contract/errors.ts'
import { mayAsk } from '../../contract/roles.ts'
import { findMember } from '../calls/bearer.ts'
import type { Context, Cookies, Member, Request } from '../calls/context.ts'
import { HANDLERS } from '../calls/handlers.ts'
import type { Log } from '../log.ts'
import { readData } from './body.ts'
import { RenewalCookie } from './cookies.ts'
import { CallDeadline } from './deadline.ts'
import { asCallError, errorAnswer, httpStatus } from './errorAnswer.ts'
import { eventOf, sendStream, streamHeaders } from './eventStream.ts'
import { privateHeaders } from './headers.ts'

export interface CallsDeps {
  context: Context
  log: Log
  addressOf: (incoming: IncomingMessage) => string
  secureCookies: boolean
  /** Aborts when the server stops: live streams end, replies under way may finish. */
  stopping: AbortSignal
}

/** How a call becomes HTTP, once: sign-in, role, body, validation, time-out, streaming, errors (design §4). */
export function answerCalls(deps: CallsDeps) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): Promise<void> => {
    const startedAt = performance.now()
    const name = nameOf(incoming)
    const found = HANDLERS.get(name)
    const deadline = new CallDeadline(found?.call, outgoing, deps.stopping)
    let outcome: ErrorCode | 'ok' = 'ok'

    try {
      if (!found || incoming.method !== 'POST') throw new CallError('unknownCall')
      if (isFromAnotherSite(incoming)) throw new CallError('notAllowed')
      const { call } = found
      const member = await requireMember(deps.context, incoming, call)
      const input = parseInput(call, await readData(incoming, call.bodyMaxBytes))
      const request = new Asked(input, member, { deps, incoming, outgoing, deadline }) as Request<Call>

      if (found.streams && wantsStream(incoming)) {
        outcome = await sendStream(
          outgoing,
          requestId,
          found.handler(deps.context, request),
          deadline.signal,
          (failure) => explained(failure, call, deadline, deps.log, requestId),
        )
      } else {
        const result = await deadline.before(
          found.streams
            ? drained(found.handler(deps.context, request), call.live)
            : found.handler(deps.context, request),
        )
        sendJson(outgoing, requestId, 200, { result })
      }
    } catch (failure) {
      const error = explained(failure, found?.call, deadline, deps.log, requestId)
      outcome = error.code
      sendError(outgoing, requestId, error, wantsStream(incoming))
    } finally {
      const took = performance.now() - startedAt
      deps.log.call(found ? name : 'unknown', outcome, took, requestId)
      deps.context.metrics.call(found ? name : 'unknown', outcome, took)
    }
  }
}

interface HttpExchange {
  deps: CallsDeps
  incoming: IncomingMessage
  outgoing: ServerResponse
  deadline: CallDeadline
}

/** A request as its handler sees it; what few of them ask for is made when they do. */
class Asked {
  readonly input: unknown
  readonly member: Member | undefined
  readonly #exchange: HttpExchange

  constructor(input: unknown, member: Member | undefined, exchange: HttpExchange) {
    this.input = input
    this.member = member
    this.#exchange = exchange
  }

  get signal(): AbortSignal {
    return this.#exchange.deadline.signal
  }

  get address(): string {
    const { deps, incoming } = this.#exchange
    return deps.addressOf(incoming)
  }

  get cookies(): Cookies {
    const { deps, incoming, outgoing } = this.#exchange
    return new RenewalCookie(incoming, outgoing, deps.secureCookies)
  }
}

const nameOf = (incoming: IncomingMessage): string =>
  (incoming.url ?? '').slice('/functions/'.length).split('?', 1)[0] ?? ''

const wantsStream = (incoming: IncomingMessage): boolean =>
  (incoming.headers.accept ?? '').includes('text/event-stream')

/** As every browser says. A form on another page could otherwise sign its visitor in as somebody else. */
const isFromAnotherSite = ({ headers }: IncomingMessage): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))

async function requireMember(
  context: Context,
  incoming: IncomingMessage,
  call: Call,
): Promise<Member | undefined> {
  const bearer = /^Bearer (.+)$/i.exec(incoming.headers.authorization ?? '')?.[1]
  const member = bearer === undefined ? undefined : await findMember(context, bearer)
  if (call.who === 'anyone') return member
  if (!member) throw new CallError('notSignedIn')
  if (!mayAsk(call.who, member.standing))
    throw new CallError(member.standing === 'unverified' ? 'emailNotVerified' : 'notAllowed')
  return member
}

/** Throws `invalidInput` with the broken rule's own sentence, when the contract gave it one. */
function parseInput(call: Call, data: unknown): unknown {
  const result = z.safeParse(call.input, data)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') ?? ''
  const hasOwnSentence = issue !== undefined && !issue.message.startsWith('Invalid')
  throw new CallError('invalidInput', hasOwnSentence ? { field, sentence: issue.message } : { field })
}

/** For a client that does not stream: the result alone; of a live call its first chunk. */
async function drained(chunks: AsyncGenerator<unknown, unknown>, live: boolean): Promise<unknown> {
  let next = await chunks.next()
  if (live && !next.done) {
    await chunks.return(undefined)
    return next.value
  }
  while (!next.done) next = await chunks.next()
  return next.value
}

function explained(
  failure: unknown,
  call: Call | undefined,
  deadline: CallDeadline,
  log: Log,
  requestId: string,
): CallError {
  const cause = deadline.reason ?? failure
  const error = asCallError(cause, call?.errors ?? [])
  if (error.code === 'internal') log.failure(call?.name ?? 'unknown', failure, requestId)
  return error
}

function sendJson(outgoing: ServerResponse, requestId: string, status: number, answer: unknown): void {
  const body = JSON.stringify(answer)
  outgoing.writeHead(status, {
    ...privateHeaders('application/json', requestId),
    'Content-Length': Buffer.byteLength(body),
  })
  outgoing.end(body)
}

/** Who asked for a stream reads no other body, so the error comes as its only event. */
function sendError(outgoing: ServerResponse, requestId: string, error: CallError, streamed: boolean): void {
  if (outgoing.headersSent || outgoing.destroyed) return
  const { retryAfter } = error.details
  if (retryAfter !== undefined) outgoing.setHeader('Retry-After', Math.ceil(retryAfter / 1000))
  // The rest of a body that is too large is not read.
  if (error.code === 'bodyTooLarge') outgoing.setHeader('Connection', 'close')
  if (streamed)
    outgoing.writeHead(httpStatus(error), streamHeaders(requestId)).end(eventOf(errorAnswer(error)))
  else sendJson(outgoing, requestId, httpStatus(error), errorAnswer(error))
}
