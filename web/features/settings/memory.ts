import { getMemory } from '../../../contract/calls/getMemory.ts'
import { saveMemory } from '../../../contract/calls/saveMemory.ts'
import type { SessionSummary } from '../../../contract/entities/sessionSummary.ts'
import { ask } from '../../ask.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'

export interface RememberedSummary {
  sessionId: string
  date: string
  /** Missing when it could not be opened. */
  text: string | undefined
}

export interface MemoryOnDevice {
  memoryOn: boolean
  notes: string
  summaries: RememberedSummary[]
}

const notesField = (unlocked: Unlocked) => sealedField(unlocked, 'users', unlocked.userId, 'memory_notes')

/** Throws `CannotOpenError` when the notes do not open, so that nothing is written over them. */
export async function readMemory(unlocked: Unlocked, signal?: AbortSignal): Promise<MemoryOnDevice> {
  const { memoryOn, memory_notes, summaries } = await ask(getMemory, null, signal ? { signal } : {})
  return {
    memoryOn,
    notes: memory_notes === null ? '' : await notesField(unlocked).openText(memory_notes),
    summaries: await Promise.all(summaries.map((summary) => openSummary(unlocked, summary))),
  }
}

async function openSummary(unlocked: Unlocked, { id, session_date, summary }: SessionSummary) {
  const field = sealedField(unlocked, 'session_summaries', id, 'summary')
  const text = summary === null ? undefined : await field.openText(summary).catch(() => undefined)
  return { sessionId: id, date: session_date, text }
}

export async function writeMemory(unlocked: Unlocked, memoryOn: boolean, notes: string): Promise<void> {
  const memory_notes = notes.trim() === '' ? null : await notesField(unlocked).seal(notes)
  await ask(saveMemory, { memoryOn, memory_notes })
}
