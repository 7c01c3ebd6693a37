const HEAVY =
  'afraid alone angry anxious ashamed bitter blank bored broken burnt cold confused crushed defeated dejected depressed desperate devastated disappointed discouraged distant down drained dull embarrassed empty envious exhausted flat foolish fragile frightened frustrated furious guilty heartbroken heavy helpless homesick hopeless humiliated hurt ignored inadequate insecure invisible irritated isolated jealous lonely lost low mad miserable moody nervous numb overwhelmed panicky panicked pressured powerless raw regretful rejected resentful restless sad scared scattered sensitive shaky small sore stressed stretched stuck tense terrified tired torn trapped uncertain uneasy unhappy unloved unsafe unseen unsettled unsure unwanted upset useless vulnerable weary weird wired worn worried worthless'
const LIGHT =
  'alive amazed better brave calm capable centred cheerful clear comfortable confident connected content curious delighted eager encouraged energised energized excited free fulfilled glad good grateful great happy hopeful inspired joyful joyous light lighter loved lucky motivated optimistic peaceful pleased proud quiet refreshed relaxed relieved rested safe satisfied secure settled steady strong supported surprised thankful thrilled touched warm well'

const heavy = new Set(HEAVY.split(' '))
const light = new Set(LIGHT.split(' '))
/** Too many meanings to be taken for a feeling outside 'I feel …'. */
const unclear = new Set(
  'alone blank clear cold down flat free good great heavy light lost low mad quiet raw small well warm weird better'.split(
    ' ',
  ),
)

const bareWord = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

export const isFeeling = (word: string): boolean => {
  const bare = bareWord(word)
  return (heavy.has(bare) || light.has(bare)) && !unclear.has(bare)
}

const FELT =
  /\b(?:feel|feels|felt|feeling|i'm|i am|i was|i've been|made me)\s+(?:so |very |really |just |quite |a bit |a little |kind of |pretty |too |more |all )*([\p{L}]+)/giu

const DENIED = /\b(?:not|never|no|less)\b|n't\b/i
const NEAR_WORDS = 3

/** The last feeling the writer named. Feelings are never guessed, and one that is denied is not named. */
export const namedFeeling = (text: string): string | undefined => namedIn(text).at(-1)

function namedIn(text: string): string[] {
  const felt = [...text.matchAll(FELT)]
    .map(([, word = '']) => bareWord(word))
    .filter((word) => heavy.has(word) || light.has(word))
  const words = text.split(/\s+/)
  const plain = words.filter(
    (word, at) => isFeeling(word) && !DENIED.test(words.slice(Math.max(0, at - NEAR_WORDS), at).join(' ')),
  )
  return [...felt, ...plain.map(bareWord)]
}

const GOOD_NEWS =
  /\b(?:yay|celebrat\w+|so happy|passed my|we won|i won|good news|best day|(?:got|was offered) (?:the|a|my) (?:job|offer|place|flat|house|promotion|raise|grant)|laughed (?:so|more|until)|lovely)\b/i
const BAD_NEWS =
  /\b(?:died|funeral|broke up|left me(?! a\b)|lost my (?!phone|keys|wallet|train|bus)|laid off|cancer|I (?!could)(?:\w+ ){0,2}cr(?:y|ied)(?! of joy)|(?:stop|keep|kept|I'm|been) crying|yelled|slammed|cancelled|refused?|hurts|I miss (?:him|her|them|my|you))\b/i

/** How the writer's own words sound: where a feeling or news was named, and neither when both kinds were. */
export function toneOf(text: string): 'heavy' | 'light' | 'even' {
  const named = namedIn(text.replaceAll(/\bpretend\w* to be \w+/gi, ''))
  const isHeavy = named.some((word) => heavy.has(word)) || BAD_NEWS.test(text)
  const isLight = named.some((word) => light.has(word)) || GOOD_NEWS.test(text)
  if (isHeavy === isLight) return 'even'
  return isHeavy ? 'heavy' : 'light'
}
