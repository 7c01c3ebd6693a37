import { countWords } from './units.ts'

/** What kind of message this is, apart from what it tells. */
export type Notice =
  | 'goodbye'
  | 'thanks'
  | 'unsure'
  | 'nothing'
  | 'skip'
  | 'asks-who'
  | 'asks-feelings'
  | 'asks-advice'
  | 'asks-privacy'
  | 'asks-memory'
  | 'asks-companion'
  | 'greeting'
  | 'wordless'
  | 'code'
  | 'foreign'
  | 'short'
  | 'told'

const GOODBYE =
  /(?:^|[.!?,;\n]\s*|\b(?:thanks|thank you|ok|okay|well|and|so|no)[,.!]?\s+)(?:(?:i think |i guess |i'd say )?(?:that'?s|that is|thats|this is) (?:all|it|enough|everything)(?: (?:for|from) (?:today|now|tonight|me|this session))*(?: thanks| thank you)?|(?:good ?bye|bye(?: bye)?|good ?night|see (?:you|ya)(?: (?:later|tomorrow|soon|next time))?|talk (?:later|tomorrow|soon)|until (?:tomorrow|next time)|take care)(?: (?:for now|then|sage|and thanks|and thank you))?|(?:i (?:have to|need to|gotta|got to|should|must|will|'ll)|gotta|i'll) (?:go|leave|stop|log off|sign off|head off|run)(?: (?:now|here|to (?:bed|sleep|work)))*|i'?m (?:done|finished|off)(?: (?:for (?:today|now|tonight)|here|writing))?|(?:let's|let us|we can|i want to|i'd like to|can we) (?:stop|end|finish|wrap up|leave it)(?: (?:here|there|now|for (?:today|now)|the session|this session|this|it))*|(?:end|finish|close) (?:the |this )?session|enough for (?:today|now|tonight)|nothing (?:else|more)(?: (?:for (?:today|now)|to (?:say|add)))?|done for (?:today|now))[\s.!,:)]*(?:thanks|thank you|bye|goodbye|good night)?[\s.!:)\p{Extended_Pictographic}]*$/iu
const THANKS =
  /^(?:ok(?:ay)?,? |great,? |)?(?:thanks|thank you|thx|ty|cheers|much appreciated)(?: (?:so much|a lot|very much|for (?:listening|that|this|asking|being here)|sage))*(?:[,.!]? (?:that|this|it) (?:really )?(?:helped|helps|was (?:good|nice|helpful|kind)))?(?: a lot| a bit)?[\s.!:)]*$/i
const UNSURE =
  /^(?:(?:well|hmm+|uh|um|ugh|honestly|i guess|maybe)[,.\s]*)*(?:(?:i )?(?:really |honestly |just )?(?:don'?t|do not) (?:really )?know|idk|dunno|no (?:idea|clue)|(?:i'?m )?not (?:really )?sure|(?:i )?can'?t (?:say|tell|think of (?:anything|one))|hard to say|i have no idea|nothing comes to mind|who knows)(?: (?:yet|really|what to (?:say|write)|how to (?:say|put) it|right now|anymore))*[\s.!…]*$/i
const NOTHING =
  /^(?:no|nope|nah|not really|none|nothing(?: (?:really|much|special))?|no one|nobody|neither)[\s.!]*$/i
const SKIP =
  /^(?:skip(?: (?:it|this|that))?|pass|next(?: question)?(?: please)?|(?:i'd |i would )?(?:rather|prefer) not(?: (?:to )?(?:say|answer|talk about (?:it|that)))?|no comment|i don'?t want to (?:say|answer|talk about (?:it|that|this)))[\s.!]*$/i
const GREETING =
  /^(?:hi|hey|hello|hiya|good (?:morning|evening|afternoon)|yo|howdy)(?: (?:there|sage|again))*[\s.!:)]*$/i

const ASKS: readonly [Notice, RegExp][] = [
  [
    'asks-who',
    /\b(?:are|r) (?:you|u) (?:(?:actually|really|even|just|only) )?(?:an? )?(?:(?:real|actual|living) )?(?:real|human|person|people|bot|robot|chatbot|ai|a\.i\.|machine|program|computer|alive|conscious|sentient|gpt|chatgpt|claude|someone)\b|\b(?:who|what) are you\b|\bam i (?:talking|speaking|writing|chatting) (?:to|with) (?:an?|the|some)\b|\b(?:what|which) (?:model|ai|llm) (?:are|do) you\b|\bis (?:this|there) (?:an? |really )?(?:ai|bot|human|real person|person|someone)\b|\bwhat(?:'s| is) your name\b|\byou(?:'re| are) (?:just |only )?(?:an? )?(?:bot|robot|ai|machine|computer|program)\b/i,
  ],
  [
    'asks-feelings',
    /\b(?:do|can|could|would) (?:you|u) (?:(?:actually|really|even|ever) )?(?:feel|care|love|like me|miss|get (?:sad|tired|lonely)|have (?:feelings|emotions)|understand)\b|\bhow are you\b|\bi love you\b/i,
  ],
  [
    'asks-privacy',
    /\b(?:who|can (?:anyone|anybody|someone|others|people|they|you)|does (?:anyone|somebody)) (?:else )?(?:can |could )?(?:read|see|store|keep|access|share)\b.*\?|\bis (?:this|it|my journal) (?:private|secret|safe|confidential|encrypted)\b/i,
  ],
  ['asks-memory', /\b(?:do|can|will|did) (?:you|u) (?:still )?(?:remember|recall|forget)\b/i],
  [
    'asks-advice',
    /\bwhat (?:should|shall|can|do) i do\b(?! (?:every|for a|at))|\bwhat would you do\b|\b(?:can|could|will) you (?:help|advise|tell me what)\b|\bgive me (?:some )?advice\b|\bwhat do you (?:think|suggest|recommend|advise)\b|\bany (?:advice|tips|ideas)\b|\bam i (?:depressed|bipolar|autistic|adhd|sick|ill|crazy|normal|a narcissist)\b|\bdo i have (?:depression|anxiety|adhd|autism|bipolar|ptsd|ocd|bpd)\b|\bdiagnos/i,
  ],
]
const TO_COMPANION = /^[^.!\n]*\b(?:you|your|you're)\b[^.!\n]*\?\s*$/i

const TOLD_IN_FULL = 30

export function noticeIn(text: string): Notice {
  const plain = text.replaceAll('’', "'").trim()
  const words = countWords(plain)
  const end = plain.slice(-200)
  if (GOODBYE.test(end) && (words <= 12 || /[.!?\n]/.test(end.slice(0, -1)))) return 'goodbye'
  if (words <= TOLD_IN_FULL) {
    for (const [notice, pattern] of ASKS) if (pattern.test(plain)) return notice
    if (words <= 14 && TO_COMPANION.test(plain)) return 'asks-companion'
  }
  if (NOTHING.test(end) && words <= 5) return 'nothing'
  if (THANKS.test(end) && words <= 8) return 'thanks'
  if (UNSURE.test(end) && words <= 8) return 'unsure'
  if (SKIP.test(end) && words <= 8) return 'skip'
  if (GREETING.test(end) && words <= 4) return 'greeting'
  if (!/[\p{L}\p{N}]/u.test(plain)) return 'wordless'
  if (looksLikeCode(plain)) return 'code'
  if (isForeign(plain)) return 'foreign'
  return words <= 2 ? 'short' : 'told'
}

function looksLikeCode(text: string): boolean {
  const marks =
    text.match(/[{}();=<>[\]]|=>|\/\/|\bconst |\bfunction |\bimport |\bdef |\breturn /g)?.length ?? 0
  return marks >= 6 && marks / countWords(text) > 0.35
}

const ENGLISH = new Set(
  "i i'm i've the a an and but or so to of in on at for with it is was are am be been my me we you he she they this that not don't can't have had has do did what when how why because just about too very yes really feel felt feeling think".split(
    ' ',
  ),
)
const ELSEWHERE = new Set(
  'yo y quiero tengo estoy muy cansada cansado nadie que de la el los las mi me siento porque pero con una por hoy todo nada je suis les des une mon ma est pas dans avec pour très tout fait ich bin nicht und das der die mein meine ist ein eine mit auf heute sehr mir habe eu estou não muito uma meu minha hoje mas com para sinto io sono non il mio mia che di molto oggi per ik ben niet het een mijn jag är och inte jestem nie się mera mujhe main hai nahi bahut aaj mein kya hoon ben çok bir ve bugün'.split(
    ' ',
  ),
)

/** Written mostly in another language, as far as everyday words and letters tell. */
function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin / letters < 0.5) return true
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}']+/gu)
      ?.slice(0, 400) ?? []
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(ELSEWHERE) >= 2 && count(ELSEWHERE) > 1.5 * count(ENGLISH)
}
