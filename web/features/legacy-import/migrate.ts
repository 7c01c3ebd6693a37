import { getLegacyDocuments } from '../../../contract/calls/getLegacyDocuments.ts'
import { sealLegacyDocuments } from '../../../contract/calls/sealLegacyDocuments.ts'
import type { LegacyDocument } from '../../../contract/entities/legacyDocument.ts'
import type { ask, askStream } from '../../ask.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'
import { openOldJournal } from './oldDocuments.ts'
import { planSessions } from './plan.ts'
import { sealSession } from './sealSession.ts'

export interface Progress {
  /** Documents. */
  done: number
  total: number
}

export interface Migrated {
  sealed: number
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
  const { passphrase } = await askStream(getLegacyDocuments, null, { onChunk, signal })
  if (passphrase === null) return { sealed: 0, unopened: 0 }

  const journal = await openOldJournal(documents, passphrase)
  const total = documents.length - journal.unopened
  let done = 0
  function advance(by: number): void {
    done += by
    onProgress({ done, total })
  }
  advance(0)
  for (const planned of planSessions(journal, () => crypto.randomUUID())) {
    const session = await sealSession(unlocked, planned)
    await ask(sealLegacyDocuments, { replaced: planned.replaced, session }, { signal })
    advance(planned.replaced.length)
  }
  if (journal.companionName) {
    const { collection, id, chatbot_name } = journal.companionName
    const sealed = await sealedField(unlocked, 'users', unlocked.userId, 'chatbot_name').seal(chatbot_name)
    await ask(sealLegacyDocuments, { replaced: [{ collection, id }], chatbot_name: sealed }, { signal })
    advance(1)
  }
  return { sealed: done, unopened: journal.unopened }
}
