import type { Script } from './step.ts'

/** Open: no steps, and no ending but the writer's own. */
export const freeJournal: Script<'free-journal'> = { steps: {}, endings: [] }
