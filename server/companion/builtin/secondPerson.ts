const WORDS: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  im: "you're",
  ive: "you've",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  we: 'you',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
}
const PAST: Readonly<Record<string, string>> = { was: 'were', "wasn't": "weren't", wasnt: "weren't" }
const SLIPS: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  isnt: "isn't",
  wont: "won't",
  havent: "haven't",
  thats: "that's",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
  hasnt: "hasn't",
  werent: "weren't",
  shes: "she's",
  theyre: "they're",
}
/** May stand between 'I' and its verb: 'I just was', 'I really was'. */
const BETWEEN = new Set([
  'just',
  'really',
  'also',
  'still',
  'never',
  'always',
  'only',
  'then',
  'already',
  'so',
  'too',
])

/** The writer's words turned towards the writer: 'I was late with my work' -> 'you were late with your work'. */
export function toSecondPerson(words: string): string {
  const parts = words.replaceAll('’', "'").split(/([\p{L}\p{N}]+(?:'\p{L}+)*)/u)
  let subject = ''
  for (let at = 1; at < parts.length; at += 2) {
    const word = (parts[at] ?? '').toLowerCase()
    const spaced = parts[at - 1] === ' '
    const before = spaced ? (parts[at - 2] ?? '') : ''
    parts[at] = turned(word, subject, nextWord(parts, at)) ?? parts[at] ?? ''
    if (before === 'you' && subject === 'me' && (word === 'i' || word.startsWith("i'")))
      parts[at] = `that ${parts[at]}`
    if (!BETWEEN.has(word) || !spaced) subject = word
  }
  return parts.join('')
}

function turned(word: string, subject: string, next: string): string | undefined {
  const past = PAST[word]
  if (past && (subject === 'i' || next === 'i')) return past
  return WORDS[word] ?? SLIPS[word]
}

const nextWord = (parts: readonly string[], at: number): string =>
  parts[at + 1] === ' ' ? (parts[at + 2] ?? '').toLowerCase() : ''
