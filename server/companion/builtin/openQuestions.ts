import type { Conversation } from './conversation.ts'
import { namedFeeling, toneOf } from './feelings.ts'
import { nextSentence } from './wording.ts'

/** Questions that answer to something in the text. {x} is what the pattern found. */
const CUED: readonly { cue: RegExp; ask: readonly string[] }[] = [
  { cue: /\b(remember|forget)\b/i, ask: ['What of it should stay with you the longest?'] },
  {
    cue: /\bmy (mother|mum|mom|father|dad|sister|brother|wife|husband|partner|girlfriend|boyfriend|daughter|son|boss|manager|friend|best friend|roommate|flatmate|colleague|ex|therapist|teacher|grandmother|grandma|grandfather)\b/i,
    ask: [
      'What do you wish your {x} knew about this?',
      'What would you say to your {x}, if it were easy?',
      'What part does your {x} play in how this feels?',
    ],
  },
  {
    cue: /\bI (?:really )?(should|have to|must|need to)\b/,
    ask: [
      'You wrote “{x}”: who or what is asking that of you?',
      'What would happen if that “{x}” could wait?',
    ],
  },
  { cue: /\b(always|never|every time)\b/i, ask: ['You wrote “{x}”: when was it a little different?'] },
  {
    cue: /\bI(?:'d| would)? (wish|hope|like to|dream|want(?! to (?:remember|say|talk|tell|keep|stop|thank|know|write)))\b/,
    ask: [
      'If that came true, what would an ordinary day look like?',
      'What would be the first sign that it is coming closer?',
    ],
  },
  {
    cue: /\b(tomorrow|next week|on monday|this weekend|tonight)\b/i,
    ask: ['What would make {x} a little easier on you?', 'When you picture {x}, what do you see first?'],
  },
  {
    cue: /\b(sleep|slept|awake|insomnia|nightmares?)\b/i,
    ask: [
      'What is on your mind when it gets quiet at night?',
      'How does a night like that shape the day after?',
    ],
  },
  {
    cue: /\b(guilty|my fault|ashamed|embarrassed|blame)\b/i,
    ask: ['What would you say to someone you love who told you this?'],
  },
  {
    cue: /\b(argument|argued|fight|fought|yelled|shouted|conflict)\b/i,
    ask: ['What did you most want to be heard, in all that?', 'What was left unsaid?'],
  },
  {
    cue: /\b(miss(?:ed|ing)?|lost|died|gone|passed away|funeral|broke up|breakup)\b/i,
    ask: ['What do you find yourself remembering?', 'What of it would you like to keep close?'],
  },
  {
    cue: /\b(decide|decision|choose|choice|whether|torn between)\b/i,
    ask: [
      'What does each side of it promise you?',
      'Which choice would you feel relieved to have behind you?',
    ],
  },
  {
    cue: /\b(work|office|deadlines?|meetings?|shifts?)\b/i,
    ask: ['What part of that comes home with you?', 'What would a good enough day there look like?'],
  },
  {
    cue: /\b(proud|managed|finally|finished|succeeded|made it)\b/i,
    ask: ['What in you made that possible?', 'Who would you like to tell about it?'],
  },
  { cue: /\b(but)\b/i, ask: ['There are two sides in what you write. Which one is louder today?'] },
]

const NAMED = [
  'You wrote “{feeling}”: what does it want you to notice?',
  'When did “{feeling}” come in, as far as you can tell?',
  'What usually helps a little when it is “{feeling}”?',
]

const BY_TONE = {
  heavy: [
    'What part of it is the hardest to say?',
    'What has helped you through something like this before?',
    'What would feel a little lighter, even for an hour?',
    'Who knows how this is for you?',
    'What do you need most while it is like this?',
  ],
  light: [
    'What made that possible?',
    'What would you like to remember of it?',
    'Where did you notice it most?',
    'How could a bit of that find its way into tomorrow?',
    'What does it tell you about what matters to you?',
  ],
  even: [
    'What about this matters most to you?',
    'How long has this been on your mind?',
    'What do you make of it yourself?',
    'What were you hoping for?',
    'Which moment of it stays with you?',
  ],
} as const

const ANYTIME = [
  'What else belongs to this?',
  'What is underneath that, do you think?',
  'What surprises you as you read it back?',
  'How would you like it to be instead?',
  'What have you not written yet?',
  'What is the kindest way to look at this?',
  'What would you like to understand better?',
  'What changes when you write it down?',
  'What would you tell yourself about this in a year?',
  'What is one detail you would not want to forget?',
  'What is yours to change in this, and what is not?',
  'Where would you like to go from here?',
  'What does your body say to all this?',
  'What has this taught you so far?',
  'What would be enough for today?',
  'If this page had a title, what would it be?',
  'What are you looking forward to, even a little?',
  'What would you do if nobody expected anything?',
  'Which sentence of today is the truest?',
  'What could stay unfinished for now?',
]

/** One open question that fits the text and was not asked before in this session. */
export function openQuestion(text: string, conversation: Conversation): string | undefined {
  const tone = toneOf(text)
  const cued = CUED.flatMap(({ cue, ask }) => {
    const x = tone === 'light' ? undefined : cue.exec(text)?.[1]?.toLowerCase()
    return x ? (nextSentence(ask, conversation, { x }) ?? []) : []
  })
  const named = nextSentence(NAMED, conversation, { feeling: namedFeeling(text) })
  return (
    cued[0] ??
    (conversation.seed % 2 === 0 ? named : undefined) ??
    nextSentence(BY_TONE[tone], conversation) ??
    nextSentence(ANYTIME, conversation)
  )
}
