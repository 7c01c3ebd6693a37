import * as texts from '../../texts/texts.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import type { JournalState } from './core.ts'
import type { Journal } from './journal.ts'

/** For this session only; whether there is memory at all is a setting (design §7). */
export function MemoryChoice({ journal, state }: { journal: Journal; state: JournalState }) {
  const { memory, memoryLeftOut } = state
  if (!memory) return null
  return (
    <Checkbox
      checked={memoryLeftOut}
      title={texts.journal.memory.on(memory.summaries.length)}
      onChange={(event) => journal.update({ memoryLeftOut: event.target.checked })}
    >
      {texts.journal.memory.out}
    </Checkbox>
  )
}
