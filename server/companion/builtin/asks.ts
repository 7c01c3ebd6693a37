/** Questions and wishes that are meant for the companion itself. */
export type Ask =
  | 'asks-who'
  | 'asks-feelings'
  | 'asks-advice'
  | 'asks-privacy'
  | 'asks-memory'
  | 'asks-recall'
  | 'asks-page'
  | 'asks-meaning'
  | 'asks-no-echo'
  | 'asks-language'
  | 'asks-reminder'
  | 'asks-quiet'
  | 'asks-questions'
  | 'asks-why'
  | 'orders'
  | 'scolds'
  | 'corrects'
  | 'praises'
  | 'sorry'
  | 'asks-companion'

const ASKS: readonly [Ask, RegExp][] = [
  [
    'asks-no-echo',
    /^(?:please |i said |just )*(?:stop|quit|don'?t|do not|no more) (?:repeat|echo|quot|parrot|copy)\w*\b/i,
  ],
  [
    'asks-quiet',
    /\b(?:stop|quit|enough|no more|without|less|fewer|don't|do not)\s+(?:(?:asking|ask)(?: me)?\s*(?:so many |all these |any |any more |more |anymore |that |things|stuff)?|(?:with )?(?:the |your |these |all these )?)\s*questions?\b|\b(?:stop asking|don't ask me anything|just listen|leave me alone|shut up|be quiet)\b/i,
  ],
  ['asks-questions', /\bask me (?:something|anything|a question|again)\b|\byou (?:can|may) ask\b/i],
  [
    'orders',
    /\b(?:ignore|disregard) (?:all |your |the |any |previous |prior |my ){0,4}(?:instructions?|rules?|prompts?|above)\b|\b(?:can|could|would|will) you (?:please )?(?:write|draft|finish|make) (?!in\b)|\bwrite me an? |\byou are now\b|\b(?:pretend|act as|roleplay|role-play|system prompt|jailbreak)\b|^(?:please )?(?:write|tell|give|make|generate|translate|explain|solve|calculate|summari[sz]e) (?:me |a |an |the |this |that |us )\b|\btell me (?:a joke|a story|how to|about)\b/i,
  ],
  [
    'asks-who',
    /\b(?:are|r) (?:you|u) (?:(?:actually|really|even|just|only) )?(?:an? )?(?:(?:real|actual|living) )?(?:real|human|person|people|bot|robot|chatbot|ai|a\.i\.|machine|program|computer|alive|conscious|sentient|gpt|chatgpt|claude|someone|therapist|doctor|psychologist|counsell?or)\b|\b(?:who|what) are you\b|\bam i (?:talking|speaking|writing|chatting) (?:to|with) (?:an?|the|some)\b|\bis this (?:chat)?(?:gpt|claude|gemini|siri|alexa)\b|\b(?:what|which) (?:model|ai|llm) (?:are|do) you\b|\bis (?:this|there) (?:an? |really )?(?:ai|bot|human|real person|person|someone|anyone|anybody)\b|\bwhat(?:'s| is) your name\b|\byou(?:'re| are) (?:just |only )?(?:an? )?(?:bot|robot|ai|machine|computer|program)\b|\bis this (?:thing )?(?:on|working)\b|\b(?:are you there|anyone there|anybody there)\b|\bwhat can you do\b|\bhow do(?:es)? (?:you|this) work\b/i,
  ],
  [
    'asks-language',
    /\b(?:do|can|could) you (?:speak|understand|read|know|write|answer)(?: (?:in|me in))? (?:german|french|spanish|english|hindi|portuguese|italian|dutch|polish|turkish|arabic|russian|chinese|japanese|korean|swedish|another language|other languages|my language)\b|^[^.!]*\b(?:puedes|podrías|hablas|entiendes|peux|pouvez|parles?|comprends|kannst|können|sprichst|verstehst|pode|podes|fala|falas|entende|parli|capisci|spreek|begrijp|aap|tum)\b[^.!]*\b(?:español|français|deutsch|português|italiano|nederlands|hindi)\b/iu,
  ],
  [
    'asks-feelings',
    /\b(?:do|can|could|would) (?:you|u) (?:(?:actually|really|even|ever) )?(?:feel|care|love|like me|miss|get (?:sad|tired|lonely)|have (?:feelings|emotions)|understand)\b|\bhow are you\b|\bare (?:you|u) (?:judging|mad at|angry|annoyed|disappointed|laughing|bored)\b|^you (?:must |probably )?(?:think|hate|judge)\b|\bi love you\b/i,
  ],
  [
    'asks-privacy',
    /\b(?:will|does|is) (?:anyone|anybody|someone|somebody) (?:else )?(?:be )?(?:read|reading|see|seeing)s? (?:this|it|what|my)\b|\b(?:who|can (?:anyone|anybody|someone|others|people|they|you)|does (?:anyone|somebody)) (?:else )?(?:can |could )?(?:read|see|store|keep|access|share)\b.*\?|\bwho (?:else )?can (?:read|see) (?:this|it|my)\b|\bis (?:this|it|my journal) (?:locked|private|secret|safe|confidential|encrypted)\b/i,
  ],
  [
    'asks-recall',
    /\bwhat (?:did|have|had) i (?:just |already )?(?:say|said|tell|told|write|written|wrote|mention|mentioned)\b|\bremember what i (?:said|told|wrote|mentioned)\b/i,
  ],
  [
    'asks-page',
    /^\W*what is this(?: page| app| place| thing)?\W*$|^(?:do|must|should) i (?:have to )?write\b|\b(?:can|how (?:do|can)) i (?:delete|erase|end|save|close|finish|export|start) (?:what i|this|the|my|it|here|a session)\b/i,
  ],
  [
    'asks-meaning',
    /^\W*(?:what|how) do you mean\b|^\W*what does that (?:question )?mean\W*$|^(?:(?:sorry|wait),? )?i (?:don't|do not|didn't) (?:understand|get)(?: (?:it|(?:the|your|that|this) question))?[\s.!]*$|^(?:huh|what)\s*\?+$/i,
  ],
  ['asks-memory', /\b(?:do|can|will|did) (?:you|u) (?:still )?(?:remember|recall|forget)\b/i],
  ['asks-reminder', /\b(?:can|could|will|would) you (?:please )?(?:remind|wake|call|text|message|email)\b/i],
  [
    'asks-why',
    /\bwhy (?:do|are) you (?:(?:always|only|just|keep) )?(?:ask\w*|repeat\w*|quot\w*)\b|\b(?:all you do is|you (?:only|just|keep)) (?:ask|repeat|quot)\w*/i,
  ],
  [
    'asks-advice',
    /\bwhat (?:should|shall|can|do) i do\b(?! (?:every|for a|at))|\bwhat would you (?:do|suggest|recommend|advise|say)\b|\bdo you think\b|\btell me (?:if|what|whether) (?:i|to)\b|\bshould i (?:have )?[^.!?]*\?|\bis (?:it|this|that) (?:really |even )?(?:normal|good|enough|ok|okay|wrong|bad|weird|crazy|stupid|selfish|silly)\b[^.!]*\?|\bam i (?:overreacting|wrong|being|selfish|a bad)\b[^.!]*\?|\b(?:can|could|will) you (?:help|advise|give me|tell me what)\b|\bgive me (?:some )?(?:advice|tips)\b|\bwhat do you (?:think|suggest|recommend|advise)\b|\bany (?:advice|tips|ideas)\b|\bam i (?:depressed|bipolar|autistic|adhd|sick|ill|crazy|normal|a narcissist)\b|\bdo i have (?:depression|anxiety|adhd|autism|bipolar|ptsd|ocd|bpd)\b|\bdiagnos(?:e|is) me\b/i,
  ],
  [
    'scolds',
    /^(?:\W*(?:fuck|screw) (?:you|off|this)|(?:god |ugh,? |wow,? )?you(?:'re| are) (?:so |really |just |completely |totally |pretty )*(?:useless|stupid|dumb|annoying|boring|an idiot|no help|not helping|not helpful|shit|crap|bad|terrible|awful|weird|creepy)|don'?t (?:tell|give) me\b|i (?:wasn'?t|am not|'m not) (?:asking|talking to) you\b|you(?:'re| are) not (?:listening|hearing|getting|understanding|answering)|(?:that|this)(?:'s| is| was) (?:such )?an? (?:stupid|dumb|weird|silly|bad|terrible|strange) (?:question|answer|reply)|you (?:didn't|did not|don't|do not|never) answer\b|you (?:already|always|keep|just|only) (?:ask|answer|say|said|repeat)\w*|(?:so |then )?what(?:'s| is) the (?:point|use) of (?:you|this)|(?:this|that)(?:'s| is| was| does|n't| not)* (?:so |really |just |not |doesn't )*(?:useless|stupid|dumb|pointless|no help|not helping|help(?:ing|ful)?)|(?:so )?you (?:don't|do not|can't|never) (?:get it|understand|listen|help))\b/i,
  ],
  [
    'corrects',
    /^(?:(?:no|nope|sorry|wait|hm+),? )*(?:that(?:'s|s| is) not (?:what i (?:meant|mean|said|wrote)|quite it|it)|not (?:quite|exactly|really that)|you (?:got|have) (?:that|it|me) wrong|you misunderstood(?: me| that)?|i (?:didn't|did not) (?:mean|say) that)[\s.!]*$/i,
  ],
  [
    'praises',
    /^(?:(?:haha|lol|aw+),? )?you(?:'re| are) (?:so |really |very |quite |pretty |actually )*(?:funny|kind|nice|sweet|great|good|cool|smart|clever|helpful|the best)\b[\s.!:)]*$/i,
  ],
  [
    'sorry',
    /^(?:(?:oh|ok|i'm|i am|im),? )*(?:so )?sorry\b(?!.*\b(?:him|her|them|she|he|my|meant|\d)\b).{0,40}$/i,
  ],
]
const TO_COMPANION = /^[^.!\n]*\b(?:you|your|you're)\b[^.!\n]*\?\s*$/i

const TOLD_IN_FULL_WORDS = 30
const QUESTION_WORDS = 14
/** These are for the companion only when little else is said. */
const BRIEF: readonly Ask[] = [
  'asks-quiet',
  'asks-no-echo',
  'asks-why',
  'praises',
  'sorry',
  'scolds',
  'asks-questions',
  'asks-page',
  'orders',
]

export function askIn(plain: string, words: number): Ask | undefined {
  if (words > TOLD_IN_FULL_WORDS) return undefined
  for (const [ask, pattern] of ASKS)
    if ((words <= QUESTION_WORDS || !BRIEF.includes(ask)) && pattern.test(plain)) return ask
  return words <= QUESTION_WORDS && TO_COMPANION.test(plain) ? 'asks-companion' : undefined
}
