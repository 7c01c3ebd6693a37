import { isFeeling } from './feelings.ts'
import { VERDICT } from './verdict.ts'

/**
 * How a piece may be given back. `told`: what the writer did, met or feels, safe to say again; `judged`: against the writer;
 * `quoted`: what would not survive being turned around, and what only seems so ('I should …', 'nobody ever …').
 */
export type Kind = 'told' | 'judged' | 'quoted'

export const STARTS_DEPENDENT =
  /^(?:when|whenever|if|after|before|while|as|since|although|though|until|once|every time)\b/i
const TIME =
  '(?:(?:yesterday|today|tonight|tomorrow|later|then|now|right now|still|lately|recently|sometimes|often|usually|finally|suddenly|this \\w+|last \\w+|every \\w+|at \\w+|(?:in|after|before|during|on) (?:the |my |that |this )?\\w+|for (?:\\w+ )?\\w+|also|mostly|deep down|somehow|honestly|maybe|perhaps|instead|at first|most days|some days|all day|by the \\w+),?\\s+)*'
const SELF = new RegExp(`^${TIME}(?:I|I'm|I've|I'd|I'll|im|ive|my)(?=\\s)`, 'i')
const OTHERS = new RegExp(
  `^${TIME}(?:he|she|they|he's|she's|they're|the|everyone|everybody|someone|his|her|their)\\s`,
  'i',
)
/** What others are said to be is the writer's view; what they did can be said again. */
const JUDGES_OTHERS =
  /\b(?:is|are|was|were|he's|she's|they're|isn't|aren't|wasn't|looks?|looked|seems?|seemed|probably|prob|must|might|may|doesn't|don't|cares?|thinks?|thought|knows?|knew|hates?|lies|lied|wants?|wanted)\b/i
/** A fear is not made a fact. */
const DREADED =
  /\bI(?:'ll| will) (?:\w+ )?(?:freeze|fail|forget|lose|mess|cry|regret|die|be alone|end up|never)\b/i
/** What somebody said stays theirs. */
const REPORTS =
  /^(?:he|she|they|(?:my|the|his|her) (?:\w+ )?\w+) (?:then |just |also )?(?:said|says|told me|tells me|asked me|asked|wrote|texted)\b/i
/** 'I am …' may be a verdict in words nobody listed, so it is given back as a quotation unless it names a feeling. */
const BEING =
  /\b(?:I'm|I am|I was|I've been|I have been|I look|I seem|I used to be|makes me|I deserve\w*)\s+(?!not sure\b|afraid\b|\w+ing\b|so glad\b|in the\b|at\b|on\b|still \w+ing\b|just \w+ing\b|back\b|home\b|always on\b|late\b|early\b|supposed\b|going\b|able\b|sure\b|used to\b|the one\b)/i
const ABSOLUTE =
  /\b(?:never|always|should|shouldn't|must|nobody|no one|none|everyone|everybody|everything|nothing|impossible|whole life)\b/i
const HARD_TO_TURN =
  /\b(?:you|your|you're|yours|yourself)\b|["“”«»]|(?:^|\s)'\w|(?:^|\b(?:night|today|yesterday|morning|evening|week|weekend|when) )(?:my|the|he|she|they|his|her)\b(?: \w+)? and I\b|\band me\b|[{}<>=*_#@|\\/&]|\d{5}|(.)\1{3}/i
/** Spelling in which grammar cannot be trusted. */
export const HURRIED =
  /\b(?:u|ur|bc|cuz|coz|tho|rite|dunno|gonna|wanna|gotta|kinda|sorta|prob|shud|shld|wud|cud|wuz|thx|pls|plz|rn|af|tbh|ngl|imo|omg|wtf|tierd|gues|gess|everyting|someting|anyting|noting|goin|doin|feelin|nothin|definat\w+|wierd|freind\w*|beleive|recieve|thier|alot|teh|hte|adn|basicly|realy|tommorow|tomorow|cofee|becuase|becasue|its (?:a|so|just|not|stupid|been|like)|wich|wether|untill|allways|alwas|strugling|stoped|geting|wana|loosing|roomate)\b/i
const VERB =
  /\b(?:is|isn't|was|wasn't|are|aren't|were|has|had|have|haven't|hasn't|will|would|can|can't|could|couldn't|do|does|did|didn't|doesn't|don't|won't|keeps?|kept|makes?|made|feels?|felt|gets?|got|goes|went|comes?|came|says?|said|seems?|looks?|takes?|took|told|left|wants?|needs?|thinks?|thought|knows?|knew|gave|gives|put|lost|broke|fell|ran|sat|hurts?|means?|meant|hung|woke|rang|sold|bought|brought|drove|flew|wrote|ate|slept|met|sang|heard|forgot|stood|held|spent|caught|taught|chose|spoke|won|hid|hit|paid|sent|fought|cut|let|[a-z]{2,}ed|it's|he's|she's|they're|there's)\b/i

/** 'If I feel lazy, …' says what may come, and not what the writer is. */
const FORESEEN = /^if\b|^when(?:ever)?\b.*(?:'ll|\bwill)\b/i

export const LONGEST_WORDS = 20

export function kindOf(words: string, count: number, isHurried: boolean): Kind {
  if (VERDICT.test(words)) return FORESEEN.test(words) ? 'quoted' : 'judged'
  if (isHurried || HARD_TO_TURN.test(words) || count < 3 || count > LONGEST_WORDS) return 'quoted'
  const isDependent = STARTS_DEPENDENT.test(words)
  if (isDependent && !words.includes(',')) return 'quoted'

  const main = isDependent ? words.slice(words.indexOf(',') + 1).trim() : words
  if (BEING.test(main) && !main.split(/\s+/).some(isFeeling)) return 'quoted'
  if (SELF.test(main)) return selfKind(main)
  if (REPORTS.test(firstWords(main))) return 'told'
  return OTHERS.test(main) && VERB.test(main) && !JUDGES_OTHERS.test(main) && !ABSOLUTE.test(main)
    ? 'told'
    : 'quoted'
}

function selfKind(main: string): Kind {
  if (!/\bI\b|\bI'|\bim\b|\bive\b/.test(main) && !VERB.test(main)) return 'quoted'
  if (DREADED.test(main)) return 'quoted'
  if (REPORTS.test(firstWords(main))) return 'told'
  if (ABSOLUTE.test(firstWords(main))) return 'quoted'
  return /^my\s/i.test(main) && JUDGES_OTHERS.test(firstWords(main)) ? 'quoted' : 'told'
}

const firstWords = (words: string): string => words.split(' ').slice(0, 5).join(' ')
