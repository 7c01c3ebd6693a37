import { type SessionMode, STEPS } from '../../../contract/modes.ts'
import { type Conversation, repliesIn } from './conversation.ts'
import { freeJournal } from './freeJournal.ts'
import { guidedReflection } from './guidedReflection.ts'
import { habitBuilder } from './habitBuilder.ts'
import { quickCheckin } from './quickCheckin.ts'
import type { Script, Step } from './step.ts'
import { saidIn } from './wording.ts'

const SCRIPTS: { [Mode in SessionMode]: Script<Mode> } = {
  'free-journal': freeJournal,
  'quick-checkin': quickCheckin,
  'guided-reflection': guidedReflection,
  'habit-builder': habitBuilder,
}

export const stepsOf = (mode: SessionMode): readonly Step[] => {
  const steps: Readonly<Record<string, Step>> = SCRIPTS[mode].steps
  return STEPS[mode].flatMap((name) => steps[name] ?? [])
}

export const endingsOf = (mode: SessionMode): readonly string[] => SCRIPTS[mode].endings

/** Where a session stands in its mode: which step was asked last, whether it was made easier, whether all were done. */
export interface Position {
  step: number
  wasEased: boolean
  isOver: boolean
}

/** The step once more, in a smaller way: to come back to it after something else. */
export const smallerQuestions = (mode: SessionMode, { step }: Position): readonly string[] =>
  stepsOf(mode)[step]?.easier ?? []

/** Read from what was asked, so nothing needs to be remembered. The opening asked the first step. */
export function positionIn(mode: SessionMode, conversation: Conversation): Position {
  const steps = stepsOf(mode)
  let position: Position = { step: 0, wasEased: false, isOver: steps.length === 0 }
  for (const reply of repliesIn(conversation)) {
    for (const [step, { ask, easier }] of steps.entries()) {
      if (ask.some((sentence) => saidIn(reply, sentence))) position = { ...position, step, wasEased: false }
      if (easier.some((sentence) => saidIn(reply, sentence))) position = { ...position, step, wasEased: true }
    }
    if (endingsOf(mode).some((sentence) => saidIn(reply, sentence))) position = { ...position, isOver: true }
  }
  return position
}
