import type { SessionMode, STEPS } from '../../../contract/modes.ts'

export interface Asking {
  ask: readonly string[]
  /** A smaller question, after "I don't know". */
  easier: readonly string[]
}

/** One step of a mode. Its sentences may hold the values of stepValues.ts. */
export interface Step extends Asking {
  /** After an answer of a word or two, where that is too little; the smaller question does where there is none. */
  more?: readonly string[]
  /** What may be said to a short answer to this step, and what the answer must hold for it. */
  noted: readonly string[]
  notedWhen?: RegExp
  /** A word or two is a whole answer here. */
  shortIsEnough: boolean
  /** What an answer holds; anything else is asked for once more, as after a word or two. */
  holds?: RegExp
  /** Tells how it is, so that a word of company comes before what is noted. */
  isTelling?: boolean
  /** Given back only as a quotation: a thought is not made a fact by repeating it. */
  wordForWord?: boolean
  /** Asked instead when a habit is to be left behind, not built. */
  leaving?: Asking
}

export interface Script<Mode extends SessionMode> {
  steps: { [Name in (typeof STEPS)[Mode][number]]: Step }
  /** After the last answer. One neutral close; none asks the writer to stay. */
  endings: readonly string[]
}
