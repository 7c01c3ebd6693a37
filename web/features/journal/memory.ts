import { getMemory } from '../../../contract/calls/getMemory.ts'
import type { MemoryText } from '../../../contract/entities/companion.ts'
import { MESSAGE_MAX_CHARACTERS, RECENT_SUMMARIES } from '../../../contract/limits.ts'
import { sealedField } from '../../encryption/sealedField.ts'
import type { Core } from './core.ts'

/** Opened here, and sent along with each message while memory is on (design §7). */
export async function readMemory(core: Core): Promise<void> {
  const stored = await core.ask(getMemory, null).catch(() => undefined)
  if (!stored) return
  if (!stored.memoryOn) return core.update({ memory: undefined })

  const { unlocked } = core
  const opened = await Promise.all(
    stored.summaries
      .filter(({ id }) => id !== core.get().session.id)
      .slice(0, RECENT_SUMMARIES)
      .map(async ({ id, summary }) =>
        summary === null
          ? undefined
          : sealedField(unlocked, 'session_summaries', id, 'summary')
              .openText(summary)
              .catch(() => undefined),
      ),
  )
  const notes =
    stored.memory_notes === null
      ? ''
      : await sealedField(unlocked, 'users', unlocked.userId, 'memory_notes')
          .openText(stored.memory_notes)
          .catch(() => '')
  const summaries = opened.filter((text) => text !== undefined).map(shorten)
  const memory: MemoryText = { notes: shorten(notes), summaries }
  core.update({ memory: notes === '' && summaries.length === 0 ? undefined : memory })
}

const shorten = (text: string) => text.slice(0, MESSAGE_MAX_CHARACTERS)
