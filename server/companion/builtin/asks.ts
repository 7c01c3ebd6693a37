/** Questions and wishes that are meant for the companion itself. */
export type Ask =
  | 'asks-who'
  | 'asks-feelings'
  | 'asks-advice'
  | 'asks-privacy'
  | 'asks-memory'
  | 'asks-language'
  | 'asks-reminder'
  | 'asks-quiet'
  | 'asks-questions'
  | 'asks-why'
  | 'orders'
  | 'scolds'
  | 'sorry'
  | 'asks-companion'

const ASKS: readonly [Ask, RegExp][] = [
  [
    'asks-quiet',
    /\b(?:stop|quit|enough|no more|without|less|fewer|don't|do not)\s+(?:(?:asking|ask)(?: me)?\s*(?:so many |all these |any |any more |more |anymore |that |things|stuff)?|(?:with )?(?:the |your |these |all these )?)\s*questions?\b|\b(?:stop asking|don't ask me anything|just listen|leave me alone|shut up|be quiet)\b/i,
  ],
  ['asks-questions', /\bask me (?:something|anything|a question|again)\b|\byou (?:can|may) ask\b/i],
  [
    'orders',
    /\bignore (?:all |your |the |any |previous |prior |my ){0,4}(?:instructions?|rules?|prompts?)\b|\byou are now\b|\b(?:pretend|act as|roleplay|role-play|system prompt|jailbreak)\b|^(?:please )?(?:write|tell|give|make|generate|translate|explain|solve|calculate|summari[sz]e) (?:me |a |an |the |this |that |us )\b|\btell me (?:a joke|a story|how to|about)\b/i,
  ],
  [
    'asks-who',
    /\b(?:are|r) (?:you|u) (?:(?:actually|really|even|just|only) )?(?:an? )?(?:(?:real|actual|living) )?(?:real|human|person|people|bot|robot|chatbot|ai|a\.i\.|machine|program|computer|alive|conscious|sentient|gpt|chatgpt|claude|someone|therapist|doctor|psychologist|counsell?or)\b|\b(?:who|what) are you\b|\bam i (?:talking|speaking|writing|chatting) (?:to|with) (?:an?|the|some)\b|\b(?:what|which) (?:model|ai|llm) (?:are|do) you\b|\bis (?:this|there) (?:an? |really )?(?:ai|bot|human|real person|person|someone|anyone|anybody)\b|\bwhat(?:'s| is) your name\b|\byou(?:'re| are) (?:just |only )?(?:an? )?(?:bot|robot|ai|machine|computer|program)\b|\bis this (?:thing )?(?:on|working)\b|\b(?:are you there|anyone there|anybody there)\b|\bwhat can you do\b|\bhow do(?:es)? (?:you|this) work\b/i,
  ],
  [
    'asks-language',
    /\b(?:do|can|could) you (?:speak|understand|read|know|write|answer)(?: (?:in|me in))? (?:german|french|spanish|english|hindi|portuguese|italian|dutch|polish|turkish|arabic|russian|chinese|japanese|korean|swedish|another language|other languages|my language)\b/i,
  ],
  [
    'asks-feelings',
    /\b(?:do|can|could|would) (?:you|u) (?:(?:actually|really|even|ever) )?(?:feel|care|love|like me|miss|get (?:sad|tired|lonely)|have (?:feelings|emotions)|understand)\b|\bhow are you\b|\bi love you\b/i,
  ],
  [
    'asks-privacy',
    /\b(?:who|can (?:anyone|anybody|someone|others|people|they|you)|does (?:anyone|somebody)) (?:else )?(?:can |could )?(?:read|see|store|keep|access|share)\b.*\?|\bwho (?:else )?can (?:read|see) (?:this|it|my)\b|\bis (?:this|it|my journal) (?:locked|private|secret|safe|confidential|encrypted)\b/i,
  ],
  ['asks-memory', /\b(?:do|can|will|did) (?:you|u) (?:still )?(?:remember|recall|forget)\b/i],
  ['asks-reminder', /\b(?:can|could|will|would) you (?:please )?(?:remind|wake|call|text|message|email)\b/i],
  [
    'asks-why',
    /\bwhy (?:do|are) you (?:(?:always|only|just|keep) )?(?:ask\w*|repeat\w*|quot\w*)\b|\b(?:all you do is|you (?:only|just|keep)) (?:ask|repeat|quot)\w*/i,
  ],
  [
    'asks-advice',
    /\bwhat (?:should|shall|can|do) i do\b(?! (?:every|for a|at))|\bwhat would you do\b|\b(?:can|could|will) you (?:help|advise|give me|tell me what)\b|\bgive me (?:some )?(?:advice|tips)\b|\bwhat do you (?:think|suggest|recommend|advise)\b|\bany (?:advice|tips|ideas)\b|\bam i (?:depressed|bipolar|autistic|adhd|sick|ill|crazy|normal|a narcissist)\b|\bdo i have (?:depression|anxiety|adhd|autism|bipolar|ptsd|ocd|bpd)\b|\bdiagnos(?:e|is) me\b/i,
  ],
  [
    'scolds',
    /^(?:\W*(?:fuck|screw) (?:you|off|this)|(?:god |ugh,? |wow,? )?you(?:'re| are) (?:so |really |just |completely |totally |pretty )*(?:useless|stupid|dumb|annoying|boring|an idiot|no help|not helping|not helpful|shit|crap|bad|terrible|awful|weird|creepy)|(?:this|that)(?:'s| is| was| does|n't| not)* (?:so |really |just |not |doesn't )*(?:useless|stupid|dumb|pointless|no help|not helping|help(?:ing|ful)?)|you (?:don't|do not|never) (?:get it|understand|listen|help))\b/i,
  ],
  ['sorry', /^(?:(?:oh|ok|i'm|i am|im),? )*(?:so )?sorry\b(?!.*\b(?:him|her|them|she|he|my)\b).{0,40}$/i],
]
const TO_COMPANION = /^[^.!\n]*\b(?:you|your|you're)\b[^.!\n]*\?\s*$/i

const TOLD_IN_FULL_WORDS = 30
const QUESTION_WORDS = 14
/** These are for the companion only when little else is said. */
const BRIEF: readonly Ask[] = ['asks-quiet', 'asks-why', 'sorry', 'scolds', 'asks-questions', 'orders']

export function askIn(plain: string, words: number): Ask | undefined {
  if (words > TOLD_IN_FULL_WORDS) return undefined
  for (const [ask, pattern] of ASKS)
    if ((words <= QUESTION_WORDS || !BRIEF.includes(ask)) && pattern.test(plain)) return ask
  return words <= QUESTION_WORDS && TO_COMPANION.test(plain) ? 'asks-companion' : undefined
}
