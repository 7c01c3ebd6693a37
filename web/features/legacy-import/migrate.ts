import type { InputOf } from '../../../contract/calls/defineCall.ts'
import { getLegacyDocuments } from '../../../contract/calls/getLegacyDocuments.ts'
import { sealLegacyDocuments } from '../../../contract/calls/sealLegacyDocuments.ts'
import type { LegacyDocument } from '../../../contract/entities/legacyDocument.ts'
import { CallError, statusOf } from '../../../contract/errors.ts'
import type { ask, askStream } from '../../ask.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'
import { type OldJournal, openOldJournal } from './oldDocuments.ts'
import { planSessions } from './plan.ts'
import { sealSession } from './sealSession.ts'

export interface Progress {
  /** Documents. */
  done: number
  total: number
}

export interface Migrated {
  sealed: number
  /** Left where they are. */
  unopened: number
}

interface Server {
  ask: typeof ask
  askStream: typeof askStream
}

/**
 * Opens the old journal with the old scheme and seals it under the writer's own key, one session at a time. Each takes
 * the place of its old documents at once, so it may be interrupted anywhere and goes on with what is left.
 */
export async function migrate(
  { ask, askStream }: Server,
  unlocked: Unlocked,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Migrated> {
  const documents: LegacyDocument[] = []
  const onChunk = (chunk: { documents: LegacyDocument[] }) => documents.push(...chunk.documents)
  const { passphrase, sealedBefore = 0 } = await askStream(getLegacyDocuments, null, { onChunk, signal })
  const migrated: Migrated = { sealed: 0, unopened: 0 }
  if (passphrase === null) return migrated

  const journal = await openOldJournal(documents, passphrase)
  migrated.unopened = journal.unopened
  const tell = () =>
    onProgress({
      done: sealedBefore + migrated.sealed,
      total: sealedBefore + documents.length - migrated.unopened,
    })
  tell()
  for await (const sealed of sealAll(unlocked, journal)) {
    const kept = await ask(sealLegacyDocuments, sealed, { signal }).then(() => true, refused)
    migrated[kept ? 'sealed' : 'unopened'] += sealed.replaced.length
    tell()
  }
  return migrated
}

/** Sessions first: each with what it takes the place of. */
async function* sealAll(
  unlocked: Unlocked,
  journal: OldJournal,
): AsyncGenerator<InputOf<typeof sealLegacyDocuments>> {
  for (const planned of planSessions(journal, () => crypto.randomUUID()))
    yield { replaced: planned.replaced, session: await sealSession(unlocked, planned) }

  if (!journal.companionName) return
  const { collection, id, chatbot_name } = journal.companionName
  const name = sealedField(unlocked, 'users', unlocked.userId, 'chatbot_name')
  yield { replaced: [{ collection, id }], chatbot_name: await name.seal(chatbot_name) }
}

/** What can never be stored stays where it is and holds nothing up. Any other failure is for the next try. */
function refused(failure: unknown): false {
  if (failure instanceof CallError && statusOf(failure.code) === 'INVALID_ARGUMENT') return false
  throw failure
}
