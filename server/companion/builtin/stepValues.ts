import type { SessionMode } from '../../../contract/modes.ts'
import { type Conversation, writtenBy } from './conversation.ts'
import { namedFeeling } from './feelings.ts'
import { moodOf } from './mood.ts'
import { quotableIn } from './quotable.ts'
import type { Position } from './script.ts'
import type { Values } from './wording.ts'

const LOW_MOOD = 2.5
const GOOD_MOOD = 4
const LONGEST_QUOTE_CHARACTERS = 90

/**
 * What the steps' sentences may hold. {mood}: the number as the writer gave it ({bare} without anything else, {told}
 * otherwise); {easier} on a low day, {good} on a good one; {feeling}: the last one named; {first}: the first answer;
 * {moment} and {smallest}: a habit's cue and step.
 */
export function stepValues(mode: SessionMode, conversation: Conversation, { answers }: Position): Values {
  const written = [...writtenBy(conversation), conversation.userText]
  const numbered = mode === 'quick-checkin' ? moodOf(written) : undefined
  const mood = numbered && Number.parseFloat(numbered.mood)
  return {
    mood: numbered?.mood,
    bare: numbered?.rest ? undefined : numbered?.mood,
    told: numbered?.rest ? numbered.mood : undefined,
    easier: mood && mood <= LOW_MOOD ? 'a little easier' : undefined,
    good: mood && mood >= GOOD_MOOD ? 'good' : undefined,
    feeling: numbered ? undefined : namedFeeling(conversation.userText),
    first: written.length > 1 ? quotableIn(written[0] ?? '') : undefined,
    ...(mode === 'habit-builder' && { moment: quoted(answers[2]), smallest: quoted(answers[3]) }),
  }
}

function quoted(answer: string | undefined): string | undefined {
  const words = answer === undefined ? undefined : quotableIn(answer)
  return words && words.length <= LONGEST_QUOTE_CHARACTERS ? words : undefined
}
