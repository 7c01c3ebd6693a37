import { type SessionMode, STEPS } from '../../../contract/modes.ts'
import type { Conversation } from './conversation.ts'
import { freeJournal } from './freeJournal.ts'
import { guidedReflection } from './guidedReflection.ts'
import { habitBuilder } from './habitBuilder.ts'
import { noticeIn } from './notice.ts'
import { quickCheckin } from './quickCheckin.ts'
import type { Asking, Script, Step } from './step.ts'
import { saidIn } from './wording.ts'

const SCRIPTS: { [Mode in SessionMode]: Script<Mode> } = {
  'free-journal': freeJournal,
  'quick-checkin': quickCheckin,
  'guided-reflection': guidedReflection,
  'habit-builder': habitBuilder,
}

/** Part of whatever is said when a writer leaves the steps of a mode, or is not led on through them. */
export const STEPS_LEFT = 'We leave the steps aside.'

export const stepsOf = (mode: SessionMode): readonly Step[] => {
  const steps: Readonly<Record<string, Step>> = SCRIPTS[mode].steps
  return STEPS[mode].flatMap((name) => steps[name] ?? [])
}

export const endingsOf = (mode: SessionMode): readonly string[] => SCRIPTS[mode].endings

/** Where a session stands in its mode. */
export interface Position {
  /** The step that was asked last. */
  step: number
  /** Asked a second time, in a smaller way. */
  wasEased: boolean
  /** The last reply asked about something else. */
  isAside: boolean
  isOver: boolean
  /** What was answered to each step, this message included. */
  answers: readonly (string | undefined)[]
}

const ANSWERS: readonly string[] = ['told', 'short', 'foreign']
const LEAVING =
  /\b(?:stop|quit|quitting|less|fewer|reduce|cut (?:down|back|out)|give up|get rid of|no more|without|not (?:to )?(?:\w+ )?so (?:much|often))\b/i

export function asking({ answers }: Position, step: Step): Asking {
  return (LEAVING.test(answers[0] ?? '') && step.leaving) || step
}

/** The step once more, in a smaller way: to come back to it after something else. */
export function smallerQuestions(mode: SessionMode, position: Position): readonly string[] {
  const step = stepsOf(mode)[position.step]
  return position.isOver || !step ? [] : asking(position, step).easier
}

/** Read from what was asked, so nothing needs to be remembered. The opening asked the first step. */
export function positionIn(mode: SessionMode, conversation: Conversation): Position {
  const steps = stepsOf(mode)
  const answers: (string | undefined)[] = []
  let position = { step: 0, wasEased: false, isAside: false, isOver: steps.length === 0 }
  for (const { type, content } of conversation.earlier) {
    if (type === 'ai') position = after(content, position, mode)
    else if (ANSWERS.includes(noticeIn(content)) && !(position.isAside && answers[position.step]))
      answers[position.step] = content
  }
  answers[position.step] ??= conversation.userText
  return { ...position, answers }
}

type Asked = Omit<Position, 'answers'>

function after(reply: string, before: Asked, mode: SessionMode): Asked {
  const asks = (sentences: readonly string[] = []) => sentences.some((sentence) => saidIn(reply, sentence))
  let position = { ...before, isAside: true }
  for (const [step, { ask, easier, more, leaving }] of stepsOf(mode).entries()) {
    if (asks(ask) || asks(leaving?.ask)) position = { ...position, step, wasEased: false, isAside: false }
    if (asks(easier) || asks(more) || asks(leaving?.easier))
      position = { ...position, step, wasEased: true, isAside: false }
  }
  return { ...position, isOver: position.isOver || asks([...endingsOf(mode), STEPS_LEFT]) }
}
