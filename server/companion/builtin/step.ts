import type { SessionMode, STEPS } from '../../../contract/modes.ts'

/** One step of a mode. Sentences may hold {mood} ({bare} when nothing else was written, {told} otherwise), {feeling} and {first} (the first answer). */
export interface Step {
  ask: readonly string[]
  /** A smaller question, after a very short answer or "I don't know". */
  easier: readonly string[]
  /** What may be said to a short answer to this step. */
  noted: readonly string[]
  /** A word or two is a whole answer here. */
  shortIsEnough: boolean
  /** Given back only as a quotation: a thought is not made a fact by repeating it. */
  wordForWord?: boolean
}

export interface Script<Mode extends SessionMode> {
  steps: { [Name in (typeof STEPS)[Mode][number]]: Step }
  /** After the last answer. One neutral close; none asks the writer to stay. */
  endings: readonly string[]
}
