import type { ChunkOf } from '../../contract/calls/defineCall.ts'
import type { watchJournal as call } from '../../contract/calls/watchJournal.ts'
import { changesOf } from './changesAsStream.ts'
import type { StreamingHandler } from './context.ts'
import { requireOpenSignIn } from './requireOpenSignIn.ts'

type Change = ChunkOf<typeof call>

/** Says no more than that something may have changed. */
const READ_AGAIN: Change = { changed: 'session', sessionId: null }

/** The first one says that watching has begun, so that what changed before is read once more. */
export const watchJournal: StreamingHandler<typeof call> = async function* (context, { member, signal }) {
  const messages = changesOf(context.changes, `user:${member.userId}`, signal)
  yield READ_AGAIN
  for await (const message of messages) {
    await requireOpenSignIn(context, member)
    const change = changeOf(message)
    if (change) yield change
  }
  return { success: true }
}

/** Published as `entry:<session id>`, `session:<session id>` or `profile`; as nothing when changes may have been missed. */
function changeOf(message: string): Change | undefined {
  if (message === '') return READ_AGAIN
  const [changed, sessionId] = message.split(':')
  if (changed === 'profile') return { changed, sessionId: null }
  if (changed !== 'entry' && changed !== 'session') return undefined
  return { changed, sessionId: sessionId ?? null }
}
