import * as z from 'zod/mini'
import { SESSION_BACKUP_LIFETIME } from '../../../../contract/limits.ts'
import { SessionMode } from '../../../../contract/modes.ts'
import type { Exchange, Session } from '../../../../contract/states/session.ts'
import { sealedField, type Unlocked } from '../../../encryption/sealedField.ts'
import type { DeviceStore } from './deviceStore.ts'

const Conversation = z.object({
  mode: z.optional(SessionMode),
  startedAt: z.number(),
  exchanges: z.array(
    z.object({
      entryId: z.string(),
      mode: SessionMode,
      text: z.string(),
      timestamp: z.number(),
      kept: z.enum(['device', 'saved']),
      encrypted: z.boolean(),
      reply: z.optional(
        z.object({
          state: z.enum(['finished', 'stopped', 'automatic']),
          text: z.string(),
          timestamp: z.number(),
        }),
      ),
    }),
  ),
})

export interface Backup {
  mode: SessionMode | undefined
  startedAt: number
  exchanges: Exchange[]
  sessionId: string
  timestamp: number
  sessionActive: boolean
}

/** The conversation as it is on the screen, welcome included (spec §4: restored with more than 1 message). */
const MESSAGES_WITHOUT_ENTRY = 1

export async function writeBackup(store: DeviceStore, unlocked: Unlocked, session: Session, now: number) {
  const { userId } = unlocked
  const conversation = {
    mode: session.mode,
    startedAt: session.startedAt,
    exchanges: session.exchanges.map(settled),
  }
  await store.write('backups', {
    id: userId,
    userId,
    timestamp: now,
    sessionActive: session.phase !== 'ended',
    sessionId: session.id,
    conversation: await sealedField(unlocked, 'backups', userId, 'conversation').seal(conversation),
  })
}

/** What is just arriving is not in the backup yet. */
function settled(exchange: Session['exchanges'][number]) {
  const { kept, reply } = exchange
  const isSettled = reply && reply.state !== 'waiting' && reply.state !== 'streaming'
  return { ...exchange, kept: kept === 'saved' ? 'saved' : 'device', reply: isSettled ? reply : undefined }
}

/** The writer's own, less than 24 hours old, and with more than the welcome in it. Any other is removed. */
export async function takeBackup(
  store: DeviceStore,
  unlocked: Unlocked,
  now: number,
): Promise<Backup | undefined> {
  const [kept] = await store.readAll('backups', unlocked.userId)
  if (!kept) return undefined
  try {
    const { conversation: sealed, timestamp, sessionActive, sessionId } = kept
    const field = sealedField(unlocked, 'backups', kept.id, 'conversation')
    const { mode, startedAt, exchanges } = await field.openObject(Conversation, sealed)
    const backup: Backup = {
      mode,
      startedAt,
      // JSON leaves out what is undefined.
      exchanges: exchanges.map((exchange) => ({ reply: undefined, ...exchange })),
      sessionId,
      timestamp,
      sessionActive,
    }
    if (isRestorable(backup, now)) return backup
  } catch {
    // Sealed with a key that is gone since the writer started over: nobody can read it.
  }
  await removeBackup(store, unlocked)
  return undefined
}

const isRestorable = ({ timestamp, exchanges, sessionActive }: Backup, now: number): boolean =>
  sessionActive && now - timestamp < SESSION_BACKUP_LIFETIME && MESSAGES_WITHOUT_ENTRY + exchanges.length > 1

export const removeBackup = (store: DeviceStore, { userId }: Unlocked): Promise<void> =>
  store.remove('backups', userId)
