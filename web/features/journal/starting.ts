import type { Core } from './core.ts'
import { readMemory } from './memory.ts'

/** 'Start New Session': a welcome, and a mode to choose (spec §4). What was just written is memory now. */
export function startNewSession(core: Core): void {
  core.dispatch({ type: 'started', id: core.newId(), at: core.now() })
  core.update({ memoryLeftOut: false, summary: undefined })
  void readMemory(core)
}
