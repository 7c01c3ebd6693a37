import { isFeeling } from './feelings.ts'

/**
 * A piece of writing that can be given back. `told`: what the writer did or met, safe to say again; `claimed`: what seems
 * so to the writer ('I can't …'); `reported`: about others; `judged`: against the writer, only ever quoted; `quoted`:
 * anything that would not survive being turned around.
 */
export interface Unit {
  words: string
  kind: 'told' | 'claimed' | 'reported' | 'judged' | 'quoted'
  weight: number
  place: number
}

const SENTENCE_END = /(?<=[.!?…])["”')\]]*\s+|\n+/
const SPLICE = /,\s+(?=(?:I|I'm|I've|he|she|they|we|it)\s)/i
const JOINT =
  /\s+and\s+(?=I\s)|\s*;\s+|\s+[–—-]\s+|,\s+(?:and|so|yet|then)\s+(?=(?:I|he|she|they|we|it|my|now|then|the)\b)|,?\s+but\s+|,?\s+because\s+(?!of\b)|,\s+(?=(?:I|I'm|I've|he|she|they|we|it)\s)/i
const STARTS_DEPENDENT =
  /^(?:when|whenever|if|after|before|while|as|since|although|though|until|once|every time)\b/i
const LEAD =
  /^(?:(?:and|but|so|because|well|yeah|yes|no|ok|okay|oh|honestly|actually|basically|also|plus|anyway|um|hmm|that|maybe it's that)\b,?\s+)+(?=(?:I|my|we|our|the|he|she|they|it|you|there)\b)/i
const TIME =
  '(?:(?:yesterday|today|tonight|tomorrow|later|then|now|right now|still|lately|recently|sometimes|often|usually|finally|suddenly|this \\w+|last \\w+|every \\w+|at \\w+|(?:in|after|before|during|on) (?:the |my |that |this )?\\w+|for (?:\\w+ )?\\w+|also|mostly|deep down|somehow|honestly|maybe|perhaps|instead|at first|most days|some days|all day|by the \\w+),?\\s+)*'
const SELF = new RegExp(`^${TIME}(?:I|I'm|I've|I'd|I'll|im|ive|my|we|we're|we've|our)(?=\\s)`, 'i')
const OTHERS = new RegExp(
  `^${TIME}(?:he|she|they|it|it's|he's|she's|they're|there|there's|the|a|an|this|everyone|everybody|everything|nobody|no one|nothing|someone|people|his|her|their|work|life|mornings|evenings)\\s`,
  'i',
)
const DROPPED =
  /^(?:just )?(?:had|got|went|woke|slept|worked|couldn't|didn't|can't|don't|want|need|felt|stayed|fought|argued|missed|forgot|finished|started|tried|spent|met|talked|called|cried|sat|ate|wrote|told|said|made|took|left|came|walked|ran|lost|found|saw|hate|love|miss|wish|hope)\s+(?!me\b)/i
const FEELING_DROPPED = /^(?:feeling|trying|thinking|struggling|hoping|wondering|worrying|dreading)\s/i
const VERDICT =
  /\bnot (?:\w+ )?(?:worth|enough|good|smart|clever|lovable|loved|wanted|needed|important|capable|cut out|made for|interesting|normal)\b|\btoo (?:much for|sensitive|needy|emotional|slow|old|fat|weird|loud|difficult|stupid)\b|\b(?:nobody|no one|everyone|everybody|they|people)\b.{0,20}\b(?:likes?|loves?|cares?|wants?|hates?|needs?|respects?)\b.{0,10}\bme\b|\b(?:deserve|because of me|failure|fail at|worthless|useless|stupid|idiot|loser|burden|ugly|disgusting|pathetic|weak|broken|hate myself|blame myself|my (?:own )?fault|ruin|ruined|wasted|good enough|hopeless|selfish|lazy|incompetent|fraud|impostor|imposter|unlovable|embarrassment|(?:bad|terrible|horrible|awful|shit|crap|rubbish) (?:mother|father|parent|mum|mom|dad|friend|person|partner|wife|husband|daughter|son|sister|brother|at)|mess (?:of|at)|let\w* \w+ (?:\w+ )?down|something wrong with me|wrong with me|stuck forever|don't deserve)\b/i
/** 'I am …' may be a verdict in words nobody listed, so it is given back as a quotation unless it names a feeling. */
const BEING =
  /\b(?:I'm|I am|I was|I've been|I have been|I look|I seem|makes me|I deserve\w*)\s+(?!not sure\b|afraid\b|\w+ing\b|so glad\b|in the\b|at\b|on\b|still \w+ing\b|just \w+ing\b|back\b|home\b|always on\b|late\b|early\b|supposed\b|going\b|able\b|sure\b|used to\b)/i
const CLAIM =
  /\b(?:can't|cannot|cant|never|always|should|shouldn't|shouldnt|must|have to|won't|nobody|no one|impossible|I'm (?:not|so|too|just)|don't know)\b/i
const ADDRESSES = /\b(?:you|your|you're|yours|u)\b|["“”«»]|(?:^|\s)'\w/i
const SIGNIFICANT =
  /\b(?:want|wanted|wish|need|needed|hope|afraid|scared|worried|worry|miss|love|loved|hate|couldn't|can't|alone|tired|cried|realised|realized|noticed|decided|managed|proud|finally|really|matters?|important)\b/i

const HEDGE = /,?\s+(?:I (?:think|guess|suppose|believe)|maybe|probably|or something|you know|lol|haha)$/i
const VERB =
  /\b(?:is|isn't|was|wasn't|are|aren't|were|has|had|have|will|would|can|can't|could|couldn't|do|does|did|didn't|doesn't|don't|won't|keeps?|kept|makes?|made|feels?|felt|gets?|got|goes|went|comes?|came|says?|said|seems?|looks?|takes?|took|told|left|wants?|needs?|thinks?|thought|knows?|knew|gave|gives|put|lost|broke|fell|ran|sat|hurts?|means?|meant|[a-z]{2,}ed|it's|he's|she's|they're|there's)\b/i

const LONGEST_WORDS = 18
const WHOLE_WORDS = 13

/** What in this text can be given back, the weightiest first. */
export function unitsOf(text: string): Unit[] {
  const pieces = calm(text)
    .split(SENTENCE_END)
    .flatMap((sentence) => piecesOf(sentence.trim()))
  return pieces
    .map((piece, place) => unitOf(piece, place))
    .filter(({ words }) => /\p{L}/u.test(words))
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
}

/** Shouting and hurried spelling, brought to where grammar works. */
function calm(text: string): string {
  const even = text.replaceAll('’', "'").replaceAll(/[^\S\n]+/g, ' ')
  const isShouted = even.length > 3 && /\p{Lu}{2}/u.test(even) && !/\p{Ll}/u.test(even)
  return (isShouted ? even.toLowerCase() : even).replaceAll(/(?<![\p{L}'])i(?=['\s,.!?]|$)/gu, 'I')
}

function piecesOf(sentence: string): string[] {
  const words = countWords(sentence)
  if (STARTS_DEPENDENT.test(sentence) && words <= LONGEST_WORDS) return [sentence]
  return sentence.split(words <= WHOLE_WORDS ? SPLICE : JOINT)
}

function unitOf(piece: string, place: number): Unit {
  const isQuestion = /\?\s*$/.test(piece)
  const bare = piece
    .replace(LEAD, '')
    .replace(/[\s.!?…,:;]+$/u, '')
    .replace(HEDGE, '')
    .trim()
  const words = withSubject(bare)
  const kind = isQuestion ? 'quoted' : kindOf(words)
  return {
    words: kind === 'quoted' || kind === 'judged' ? bare : words,
    kind,
    place,
    weight: weightOf(words, kind, isQuestion),
  }
}

/** 'Had a bad day' -> 'I had a bad day'. */
function withSubject(words: string): string {
  if (FEELING_DROPPED.test(words)) return `I'm ${words.charAt(0).toLowerCase()}${words.slice(1)}`
  return DROPPED.test(words) ? `I ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
}

function kindOf(words: string): Unit['kind'] {
  const length = countWords(words)
  if (VERDICT.test(words)) return 'judged'
  if (ADDRESSES.test(words) || length < 3 || length > LONGEST_WORDS || /[{}<>=*_#@|\\/]|\d{5}/.test(words))
    return 'quoted'
  const main = STARTS_DEPENDENT.test(words) ? words.slice(words.indexOf(',') + 1).trim() : words
  if (STARTS_DEPENDENT.test(words) && !words.includes(',')) return 'quoted'
  if (!/\bI\b|\bI'|\bim\b|\bive\b/.test(main) && !VERB.test(main)) return 'quoted'
  if (BEING.test(main) && !main.split(/\s+/).some(isFeeling)) return 'quoted'
  if (SELF.test(main)) return CLAIM.test(firstWords(main)) ? 'claimed' : 'told'
  return OTHERS.test(main) ? 'reported' : 'quoted'
}

const firstWords = (words: string): string => words.split(' ').slice(0, 5).join(' ')

const WEIGHT_OF_KIND = { told: 2, claimed: 2, judged: 2, reported: 1, quoted: 0 } as const

function weightOf(words: string, kind: Unit['kind'], isQuestion: boolean): number {
  const length = countWords(words)
  return (
    WEIGHT_OF_KIND[kind] +
    (words.split(/\s+/).some(isFeeling) ? 1.5 : 0) +
    (SIGNIFICANT.test(words) ? 1 : 0) +
    (length >= 4 && length <= 14 ? 1 : 0) -
    (length > LONGEST_WORDS ? 2 : 0) -
    (ADDRESSES.test(words) || isQuestion ? 1 : 0) -
    (/\bdon't know\b|\bcan't believe\b/i.test(words) ? 2 : 0) -
    (/^(?:it|it's|that|this)\s/i.test(words) ? 0.5 : 0)
  )
}

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** The writer's words as they can stand between quotation marks. */
export function quoteOf(words: string, mostWords = 24): string {
  const all = words.replaceAll(/["“”]/g, '').split(/\s+/).filter(Boolean)
  const short = all.length > mostWords ? `${all.slice(0, mostWords).join(' ')} …` : all.join(' ')
  return short.replace(/[\s.!?,:;]+$/u, '').slice(0, 160)
}
