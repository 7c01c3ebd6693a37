import type { SessionMode } from '../../../contract/modes.ts'
import { type Conversation, writtenBy } from './conversation.ts'
import { namedFeeling } from './feelings.ts'
import { moodIn } from './mood.ts'
import type { Notice } from './notice.ts'
import { quotableIn } from './quotable.ts'
import { reflectionOn } from './reflection.ts'
import { endingsOf, type Position, stepsOf } from './script.ts'
import type { Step } from './step.ts'
import { countWords } from './units.ts'
import { unusual } from './unusual.ts'
import { nextSentence, paragraph, type Values } from './wording.ts'

/** Asked for again in a smaller way, once per step. */
const UNANSWERED: readonly Notice[] = ['unsure', 'nothing', 'thanks', 'greeting', 'wordless', 'code']
const SHORT_ANSWER_WORDS = 20

/** The next reply along a mode's steps. */
export function scriptedReply(
  notice: Notice,
  mode: SessionMode,
  { step, wasEased }: Position,
  conversation: Conversation,
  pointer: string | undefined,
): { text: string; sessionEnding: boolean } {
  const steps = stepsOf(mode)
  const current = steps[step]
  const values = valuesOf(mode, conversation)
  const isTooShort = notice === 'short' && !(current?.shortIsEnough ?? true)
  if (current && !wasEased && (UNANSWERED.includes(notice) || isTooShort)) {
    const other = unusual(notice, conversation)
    const again = notice === 'greeting' ? current.ask : current.easier
    const easier = nextSentence(again, conversation, values)
    return { text: paragraph(other?.said, pointer, easier ?? other?.question), sessionEnding: false }
  }

  const noted = current && acknowledge(notice, mode, step, current, conversation)
  const next = steps[step + 1]
  const question = next && nextSentence(next.ask, conversation, values)
  if (question) return { text: paragraph(noted, pointer, question), sessionEnding: false }
  return {
    text: paragraph(noted, pointer, nextSentence(endingsOf(mode), conversation, values)),
    sessionEnding: true,
  }
}

function acknowledge(
  notice: Notice,
  mode: SessionMode,
  step: number,
  current: Step,
  conversation: Conversation,
): string | undefined {
  const { userText } = conversation
  const numbered = mode === 'quick-checkin' && step === 0 ? moodIn(userText) : undefined
  if (numbered) {
    const rest = numbered.rest && reflectionOn(numbered.rest, conversation)
    return paragraph(`A ${numbered.mood}.`, rest || undefined)
  }
  if (notice !== 'told' && notice !== 'short') return unusual(notice, conversation)?.said
  return reflectionOn(
    userText,
    conversation,
    countWords(userText) <= SHORT_ANSWER_WORDS ? current.noted : [],
    current.wordForWord,
  )
}

function valuesOf(mode: SessionMode, conversation: Conversation): Values {
  const written = [...writtenBy(conversation), conversation.userText]
  const numbered = mode === 'quick-checkin' ? written.map(moodIn).find(Boolean) : undefined
  return {
    mood: numbered?.mood,
    bare: numbered?.rest ? undefined : numbered?.mood,
    told: numbered?.rest ? numbered.mood : undefined,
    feeling: namedFeeling(conversation.userText),
    first: written.length > 1 ? quotableIn(written[0] ?? '') : undefined,
  }
}
