import { type Ask, askIn } from './asks.ts'
import { FOREIGN_GOODBYE, FOREIGN_GREETING, FOREIGN_THANKS, FOREIGN_UNSURE, foreignIn } from './foreign.ts'
import { countWords } from './units.ts'

/** What kind of message this is, apart from what it tells. */
export type Notice =
  | Ask
  | 'goodbye'
  | 'thanks'
  | 'yes'
  | 'laughs'
  | 'unsure'
  | 'nothing'
  | 'skip'
  | 'turns'
  | 'leaves-steps'
  | 'greeting'
  | 'list'
  | 'testing'
  | 'wonders'
  | 'wordless'
  | 'link'
  | 'code'
  | 'foreign'
  | 'short'
  | 'told'

const GOODBYE =
  /(?:^|[.!?,;\n]\s*|\b(?:thanks|thank you|thx|ty|cheers|ok|okay|k|well|and|so|no)[,.!]?\s+)(?:(?:i think |i guess |i'd say )?(?:that'?s|that is|thats|this is) (?:all|it|enough|everything)(?: (?:(?:for|from) (?:today|now|tonight|me|this session)|i (?:guess|think)))*(?: thanks| thank you)?|(?:good ?bye|bye(?: bye| now)?|gn|(?:good ?)?night|see (?:you|ya)(?: (?:later|tomorrow|soon|next time))?|talk (?:later|tomorrow|soon)|until (?:tomorrow|next time)|take care)(?: (?:for now|then|sage|and thanks|and thank you))?|(?:i (?:have to|need to|gotta|got to|should|must|will|'ll)|gotta|i'll) (?:go|leave|stop|log off|sign off|head off|run)(?: (?:now|here|to (?:bed|sleep|work)))*|i'?m (?:done|finished|off)(?: (?:for (?:today|now|tonight)|here|writing))?|(?:let's|let us|we can|i want to|i'd like to|can we) (?:stop|end|finish|wrap up|leave it)(?: (?:here|there|now|for (?:today|now)|the session|this session|this|it))*|(?:end|finish|close) (?:the |this )?session|enough for (?:today|now|tonight)|nothing (?:else|more)(?: (?:for (?:today|now)|to (?:say|add)))?|done for (?:today|now)|gtg|g2g|ttyl|that'?s me(?: done)?(?: for (?:today|now|tonight))?|i(?:'?m| am) (?:going|off|heading) to (?:bed|sleep)(?: now)?)[\s.!,:)]*(?:thanks|thank you|bye|goodbye|good night)?[\s.!:)\p{Extended_Pictographic}]*$/iu
const STOPS =
  /^(?:please |ok(?:ay)?,? )?(?:stop|enough|end|quit|exit|done)(?:,? (?:now|here|please|it|this|thanks|thank you))*[\s.!]*$/i
const THANKS =
  /^(?:(?:that|this|it) (?:really )?(?:helped|helps|was (?:good|nice|helpful))[,.!]? |ok(?:ay)?,? |great,? |no,? |i'?m good,? |haha,? |lol,? |)?(?:thanks|thank you|thx|ty|cheers|much appreciated)(?: (?:so much|a lot|very much|for (?:listening|that|this|asking|being here|the ear|your time)|sage|bot))*(?:[,.!]? (?:that|this|it) (?:really )?(?:helped|helps|was (?:good|nice|helpful|kind)))?(?: a lot| a bit)?[\s.!:)]*$/i
const UNSURE =
  /^(?:(?:well|hmm+|uh|um|ugh|honestly|i guess|maybe)[,.\s]*)*(?:(?:i )?(?:really |honestly |just )?(?:don'?t|do not) (?:really )?know|idk|dunno|no (?:idea|clue)|(?:i'?m )?not (?:really )?sure|(?:i )?can'?t (?:say|tell|think of (?:anything|one))|hard to say|i have no idea|nothing comes to mind|who knows)(?: (?:yet|really|what to (?:say|write)|how to (?:say|put) it|right now|anymore))*[\s.!…]*$/i
const NOTHING =
  /^(?:no(?:,? i (?:don'?t|didn'?t|'?m not|am not|can'?t))?|nope|nah|not really|none|nothing(?: (?:really|much|special))?|no one|nobody|neither)[\s.!]*$/i
const SKIP =
  /^(?:(?:can|could|may) (?:we|i) (?:skip|leave out|pass on) (?:it|this|that|to the end)(?: (?:one|question|step|part))?\??|skip(?: (?:it|this|that))?(?: (?:one|question|step|part))?|pass|next(?: question)?(?: please)?|(?:i'd |i would )?(?:rather|prefer) not(?: (?:to )?(?:say|answer|talk about \w+(?: \w+){0,3}))?|no comment|i don'?t (?:want|feel like|like) (?:to )?(?:say|answer|talk(?:ing)? about \w+(?: \w+){0,3})|(?:please )?don'?t ask (?:me )?(?:(?:about|how|what|why) \w+(?: \w+){0,3}|that)|i don'?t like (?:this|that|your|the) question|let'?s not (?:talk about \w+(?: \w+){0,3}|go there))[\s.!]*$/i
const TURNS =
  /^(?:anyways?|moving on|(?:next|new|different|another) (?:topic|subject)|(?:can|could|may) (?:we|i)|let'?s|(?:i )?(?:want|would like|'d like|'d rather|need)(?: to)?|i'd (?:like|rather)(?: to)?)(?: (?:please )?(?:talk about|write about|do|change|switch|move on)(?: to)?(?: (?:something (?:else|different)|another (?:one|thing|topic|subject)|the (?:topic|subject)|topics?|subjects?))?)?[\s.!?]*$/i
const GREETING =
  /^(?:hi|hey|hello|hiya|good (?:morning|evening|afternoon)|yo|howdy)(?: (?:there|sage|again))*[\s.!:)]*$/i

const LEAVES_STEPS =
  /\b(?:i (?:just|only) want to (?:write|talk|vent|tell)|can (?:i|we) just (?:write|talk|vent|rant|tell you)|no (?:more )?steps|without (?:the )?steps|i don'?t want (?:to do )?(?:a |the |this )?(?:check-?in|reflection|exercise|habit|steps))\b/i
const YES =
  /^(?:(?:oh|ok|okay|woah|wow|hmm+|well|lol|ha(?:ha)*)[,. ]*)?(?:yes|yeah|yep|yup|exactly|true|(?:that'?s )?(?:right|true|it|fair)|indeed|fair(?: enough)?|so yeah|got it|i see|i guess so|i think so|ok|okay|k|sure|fine|good|great|cool|nice|correct|absolutely|definitely|probably|maybe|sometimes)(?:[,. ]+(?:good|thanks|(?:it|i|he|she|they) (?:is|am|are|do|does|did|would|was|has|have)|exactly|i guess|yes|maybe))?[\s.!]*$/i
const LAUGHS = /^(?:(?:ha){2,}h?|lol+|lmao|rofl|hehe+|:d|xd)[\s.!]*$/i
/** What comes after puts right what was written before. */
export const PUTS_RIGHT =
  /^(?:(?:no|nope|sorry|wait|oh),? )*(?:(?:that|it)'s not (?:what i (?:meant|mean|said)|quite it|it)\b|not (?:quite|exactly)\b|(?:no|sorry|wait),? i mean)/i
const TESTING =
  /^(?:test(?:ing)?(?: test)*|(?:asdf|qwer|sdfg|dfgh|hjkl|jkl|zxcv|fdsa)\w*|hello\?+|[bcdfghjklmnpqrstvwxz]{5,})[\s.!?]*$/i
/** A question to oneself. */
const WONDERS =
  /^[^.!\n]*\?\s*$|^(?:(?:and|but|so|then|actually),? )?(?:what|why|how|where|who)(?:'?s| is| are| do| does| did| would| should| could| can| am| will) [^.!\n]*$/i
const WONDERED_WORDS = 16

const SHORTER: readonly [Notice, RegExp, number][] = [
  ['nothing', NOTHING, 5],
  ['thanks', THANKS, 8],
  ['unsure', UNSURE, 8],
  ['unsure', FOREIGN_UNSURE, 5],
  ['thanks', FOREIGN_THANKS, 3],
  ['skip', SKIP, 10],
  ['turns', TURNS, 8],
  ['leaves-steps', LEAVES_STEPS, 16],
  ['greeting', GREETING, 4],
  ['greeting', FOREIGN_GREETING, 3],
  ['yes', YES, 5],
  ['laughs', LAUGHS, 3],
  ['testing', TESTING, 3],
]

export function noticeIn(text: string): Notice {
  const plain = text
    .replaceAll('’', "'")
    .replaceAll(/\bu\b/gi, 'you')
    .replaceAll(/\bur\b/gi, "you're")
    .trim()
  const words = countWords(plain)
  const end = plain.slice(-200)
  if (GOODBYE.test(end) && (words <= 12 || /[.!?\n]/.test(end.slice(0, -1)))) return 'goodbye'
  if (STOPS.test(end) || FOREIGN_GOODBYE.test(end)) return 'goodbye'
  const ask = askIn(plain, words)
  if (ask) return ask
  for (const [notice, pattern, mostWords] of SHORTER)
    if (words <= mostWords && pattern.test(plain)) return notice
  if (!/[\p{L}\p{N}]/u.test(plain)) return 'wordless'
  if (words <= 8 && /https?:\/\/|www\.\w/.test(plain)) return 'link'
  if (looksLikeCode(plain)) return 'code'
  if (foreignIn(plain)) return 'foreign'
  if (listItemsIn(plain) >= FEWEST_ITEMS) return 'list'
  if (words <= WONDERED_WORDS && WONDERS.test(plain)) return 'wonders'
  return words <= 2 ? 'short' : 'told'
}

const FEWEST_ITEMS = 3
const ITEM = /^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+\S/

/** How many items a text has that is nothing but a list. */
export function listItemsIn(text: string): number {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.every((line) => ITEM.test(line)) ? lines.length : 0
}

function looksLikeCode(text: string): boolean {
  const marks =
    text.match(/[{}();=<>[\]]|=>|\/\/|\bconst |\bfunction |\bimport |\bdef |\breturn /g)?.length ?? 0
  if (text.startsWith('```')) return true
  return marks >= 6 && marks / countWords(text) > 0.35
}
