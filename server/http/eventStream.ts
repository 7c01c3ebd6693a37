import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { CallError, ErrorCode } from '../../contract/errors.ts'
import { SECOND } from '../../contract/limits.ts'
import { errorAnswer } from './errorAnswer.ts'
import { privateHeaders } from './headers.ts'

export const streamHeaders = (requestId: string) => privateHeaders('text/event-stream', requestId)

/** A comment line now and then, so that no proxy takes a quiet stream for a dead one. */
const HEARTBEAT = 20 * SECOND

/**
 * The callable protocol's stream: `data: {"message": chunk}` lines, then one `data: {"result"}` or `data: {"error"}`.
 * An error before the first chunk is thrown, so that it is answered with its HTTP status.
 */
export async function sendStream(
  outgoing: ServerResponse,
  requestId: string,
  chunks: AsyncGenerator<unknown, unknown>,
  deadline: AbortSignal,
  explained: (failure: unknown) => CallError,
): Promise<ErrorCode | 'ok'> {
  const first = await chunks.next()
  outgoing.writeHead(200, streamHeaders(requestId))
  const heartbeat = setInterval(() => outgoing.write(': still here\n\n'), HEARTBEAT)
  const stop = () => void chunks.return(undefined).catch(() => undefined)
  deadline.addEventListener('abort', stop, { once: true })

  try {
    let next = first
    while (!next.done) {
      outgoing.write(eventOf({ message: next.value }))
      if (outgoing.writableNeedDrain) await drainedOrClosed(outgoing, deadline)
      next = await chunks.next()
      if (deadline.aborted) throw deadline.reason
    }
    outgoing.end(eventOf({ result: next.value }))
    return 'ok'
  } catch (failure) {
    const error = explained(failure)
    outgoing.end(eventOf(errorAnswer(error)))
    return error.code
  } finally {
    clearInterval(heartbeat)
    deadline.removeEventListener('abort', stop)
    // What was left in the middle cleans up; to what has ended it is nothing.
    stop()
  }
}

export const eventOf = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

async function drainedOrClosed(outgoing: ServerResponse, deadline: AbortSignal): Promise<void> {
  await once(outgoing, 'drain', { signal: deadline }).catch(() => undefined)
}
