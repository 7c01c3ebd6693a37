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

/** The last feeling the writer named. Feelings are never guessed, and one that is negated is not named. */
export function namedFeeling(text: string): string | undefined {
  const named: string[] = []
  for (const [, word = ''] of text.matchAll(FELT))
    if (heavy.has(bareWord(word)) || light.has(bareWord(word))) named.push(bareWord(word))
  const words = text.split(/\s+/)
  words.forEach((word, at) => {
    if (isFeeling(word) && !/^(?:not|never|no|less)$/i.test(words[at - 1] ?? '')) named.push(bareWord(word))
  })
  return named.at(-1)
}

const GOOD_NEWS =
  /\b(?:yay|celebrat\w+|so happy|passed my|we won|i won|good news|best day|(?:got|was offered) (?:the|a|my) (?:job|offer|place|promotion|raise|grant)|laughed (?:so|more|until)|lovely)\b/i

/** How the writer's own words sound: only where a feeling was named, and neither when both were. */
export function toneOf(text: string): 'heavy' | 'light' | 'even' {
  const words = text.split(/\s+/)
  const named = words
    .filter((word, at) => isFeeling(word) && !/^(?:not|never|no|less)$/i.test(words[at - 1] ?? ''))
    .map(bareWord)
  const isHeavy = named.some((word) => heavy.has(word))
  const isLight = named.some((word) => light.has(word)) || GOOD_NEWS.test(text)
  if (isHeavy === isLight) return 'even'
  return isHeavy ? 'heavy' : 'light'
}
