import { randomUUID } from 'node:crypto'
import type { Context, Member } from '../../server/calls/context.ts'
import { saveEntry } from '../../server/calls/saveEntry.ts'
import { envelope } from './envelope.ts'
import { ask } from './testContext.ts'

/** One sealed entry in a session of its own. */
export async function addEntryOf(
  context: Context,
  member: Member,
): Promise<{ entryId: string; sessionId: string }> {
  const [entryId, sessionId] = [randomUUID(), randomUUID()]
  await ask(context, saveEntry, member, {
    id: entryId,
    session_id: sessionId,
    session_mode: 'free-journal',
    timestamp: context.now(),
    session_date: '2026-06-15',
    encrypted: true,
    user_text: envelope(`written by ${member.email}`),
  })
  return { entryId, sessionId }
}
