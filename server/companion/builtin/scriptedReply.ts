import type { SessionMode } from '../../../contract/modes.ts'
import type { Conversation } from './conversation.ts'
import { correctedMoodIn, moodIn } from './mood.ts'
import { type Notice, PUTS_RIGHT } from './notice.ts'
import { openQuestion } from './questions/openQuestion.ts'
import { reflectionOn } from './reflection.ts'
import { asking, endingsOf, type Position, stepsOf } from './script.ts'
import type { Step } from './step.ts'
import { stepValues } from './stepValues.ts'
import { countWords } from './units.ts'
import { unusual } from './unusual.ts'
import { nextSentence, paragraph } from './wording.ts'

/** Asked for again in a smaller way, once per step. */
const UNANSWERED: readonly Notice[] = [
  'unsure',
  'nothing',
  'thanks',
  'yes',
  'laughs',
  'greeting',
  'wonders',
  'wordless',
  'link',
  'code',
]
const SHORT_ANSWER_WORDS = 20
const SEVERAL = 4

export interface ScriptedReply {
  text: string
  sessionEnding: boolean
}

/** The next reply along a mode's steps. */
export function scriptedReply(
  noticed: Notice,
  mode: SessionMode,
  position: Position,
  conversation: Conversation,
  pointer: string | undefined,
): ScriptedReply {
  const steps = stepsOf(mode)
  const current = steps[position.step]
  // Where a thought was asked for, a question to oneself is one.
  const notice = noticed === 'wonders' && current?.wordForWord ? 'told' : noticed
  const values = stepValues(mode, conversation, position)
  const again = current && askedAgain(notice, mode, position, current, conversation)
  if (again) {
    const easier = nextSentence(again, conversation, values)
    const other = unusual(notice, conversation)
    const mood = newMood(mode, position, conversation.userText)
    const told = notice === 'told' ? reflectionOn(conversation.userText, conversation).said : other?.said
    const said = mood ? `A ${mood}, then.` : told
    return { text: paragraph(said, pointer, easier ?? other?.question), sessionEnding: false }
  }

  const noted = current && acknowledge(notice, mode, position, current, conversation)
  const next = steps[position.step + 1]
  const question = next && nextSentence(asking(position, next).ask, conversation, values)
  if (question) return { text: paragraph(noted, pointer, question), sessionEnding: false }
  return {
    text: paragraph(noted, pointer, nextSentence(endingsOf(mode), conversation, values)),
    sessionEnding: true,
  }
}

function askedAgain(
  notice: Notice,
  mode: SessionMode,
  position: Position,
  step: Step,
  { userText }: Conversation,
): readonly string[] | undefined {
  if (position.wasEased || position.isAside) return undefined
  const isMood = mode === 'quick-checkin' && position.step === 0
  if (isMood && /\d/.test(userText) && !moodIn(userText) && countWords(userText) <= 2) return step.more
  if (mode === 'habit-builder' && position.step === 0 && isEnumeration(userText)) return step.ask.slice(1)
  if (putsRight(mode, position, userText)) return asking(position, step).easier
  if (notice === 'greeting') return step.ask
  if (UNANSWERED.includes(notice)) return asking(position, step).easier
  const isShort = notice === 'short' && !step.shortIsEnough
  const isOther = (notice === 'told' || notice === 'short') && !(step.holds?.test(userText) ?? true)
  return isShort || isOther ? (step.more ?? step.easier) : undefined
}

/** Several habits at once, each in a few words. */
const isEnumeration = (text: string): boolean =>
  text.split(/[,;\n]/).length >= SEVERAL && countWords(text) <= SHORT_ANSWER_WORDS

const newMood = (mode: SessionMode, { step }: Position, userText: string): string | undefined =>
  mode === 'quick-checkin' && step > 0 ? correctedMoodIn(userText) : undefined

const putsRight = (mode: SessionMode, position: Position, userText: string): boolean =>
  PUTS_RIGHT.test(userText) || newMood(mode, position, userText) !== undefined

/** Was answered as a thought against the writer. */
const isVerdict = (said = ''): boolean => /”(?: is|:) (?:a|those)\b/.test(said)

function acknowledge(
  notice: Notice,
  mode: SessionMode,
  { step, isAside }: Position,
  current: Step,
  conversation: Conversation,
): string | undefined {
  const { userText } = conversation
  const heard = mode === 'habit-builder' ? undefined : openQuestion(userText, conversation).heard
  const numbered = mode === 'quick-checkin' && step === 0 ? moodIn(userText) : undefined
  if (numbered) {
    const { said, company } = numbered.rest ? reflectionOn(numbered.rest, conversation) : {}
    return paragraph(`A ${numbered.mood}.`, said, heard ?? company)
  }
  if (notice !== 'told' && notice !== 'short') return unusual(notice, conversation)?.said

  const { said, company } = reflectionOn(userText, conversation, current.wordForWord)
  const isBrief = countWords(userText) <= SHORT_ANSWER_WORDS
  const fits = isBrief && !isAside && !isVerdict(said) && (current.notedWhen?.test(userText) ?? true)
  const noted = fits ? nextSentence(current.noted, conversation) : undefined
  return paragraph(said, heard ?? (current.isTelling ? (company ?? noted) : (noted ?? company)))
}
