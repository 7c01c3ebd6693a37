import { type SessionMode, STEPS } from '../../../contract/modes.ts'

const STEP_MEANINGS: Readonly<Record<string, string>> = {
  mood: 'how the person is, from 1 to 5 in their own estimate',
  'behind-it': 'what is behind it',
  'one-small-need': 'one small thing they need today',
  situation: 'the situation, as a camera would have seen it',
  feeling: 'what they felt',
  thought: 'the thought that came with it',
  'another-view': 'another way to see it, found by themselves',
  'take-along': 'what they want to take along',
  habit: 'the habit',
  why: 'why it matters to them',
  cue: 'the cue in their day that will remind them',
  'smallest-step': 'the smallest step, possible on a bad day',
  obstacle: 'what will get in the way',
  'if-then-plan': 'a plan in their own words: if that happens, then I will …',
}

const MANNER: Record<SessionMode, string> = {
  'free-journal':
    'This is a free journal: open reflection without steps. Follow the person wherever they go. The session has no end of its own; only the person ends it.',
  'quick-checkin':
    'This is a quick check-in of about three exchanges. Keep it light and brief: one or two sentences each time.',
  'guided-reflection': 'This is a guided reflection on one situation, in five steps.',
  'habit-builder': 'This session builds one habit, in six steps. Keep it practical, and every step small.',
}

/** How this mode goes. */
export function modeText(mode: SessionMode): string {
  const steps: readonly string[] = STEPS[mode]
  if (steps.length === 0) return MANNER[mode]
  const listed = steps.map((step, index) => `${index + 1}. ${STEP_MEANINGS[step]}`).join('\n')
  return `${MANNER[mode]} The person was already asked for step 1. Go through the steps in order, one question at a time; when an answer is missing, ask for it once in a smaller way, then move on. After the last answer close with one short sentence that gathers it in the person's words, without a question; the session is then ending.\n${listed}`
}
