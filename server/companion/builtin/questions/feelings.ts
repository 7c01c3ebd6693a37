import type { Cue } from './cue.ts'

/** What was named as felt. */
export const FEELINGS: readonly Cue[] = [
  {
    when: /\b(?:happy|glad|excited|proud|relieved|relief|love)\b.{0,40}\b(?:sad|scared|afraid|nervous|guilty|ashamed|shame|anxious|angry|hate)\b|\b(?:sad|scared|afraid|nervous|guilty|ashamed|anxious|angry|hate)\b.{0,40}\b(?:happy|glad|excited|proud|relieved|relief|love)\b/i,
    ask: ['Which of the two is louder today?', 'What does each of them say?'],
  },
  {
    isWhole: true,
    when: /^\W*(?:i(?:'m| am| feel) )?(?:(?:so|very|just|really|pretty|a bit) )*(?:sad|angry|tired|anxious|scared|lonely|empty|numb|stressed|overwhelmed|guilty|ashamed|mad|hurt|lost|nervous|bad|down|low|exhausted|depressed|worried|jealous|bored|meh|weird)\W*$/i,
    ask: ['What is it about, as far as you can tell?', 'How long has it been like that?'],
  },
  {
    when: /\b(?:i|we) (?:\w+ )?miss(?:ed)? (?:him|her|them|my|it|you|our|the|being|having)\b|\bhomesick\b/i,
    unless: /\bmissed (?:the|my|a) (?:bus|train|flight|call|deadline|alarm|meeting|appointment)\b/i,
    ask: ['What do you miss the most?', 'When does it catch you?', 'What helps when it does?'],
  },
  {
    when: /\b(?:lonely|loneliness|isolated|left out|invisible|all alone|so alone|feel alone|felt alone|alone with|ignored|excluded|without me)\b/i,
    ask: [
      'Who do you wish would notice?',
      'What kind of company would do you good?',
      'When did you last feel at home with someone?',
    ],
  },
  {
    when: /\b(?:guilty|guilt|ashamed|shame|embarrass\w+|my fault|humiliat\w+)\b/i,
    unless: /\b(?:he|she|they) (?:says?|said|thinks?) .{0,20}my fault/i,
    ask: [
      'What would you say to someone you love who told you this?',
      'What of it was in your hands?',
      'What would put it right, as far as it can be put right?',
    ],
  },
  {
    when: /\b(?:angry|anger|furious|mad at|so mad|i'm pissed|pissed me off|annoyed|frustrat\w+|resent\w*|irritated|rage|hate (?:him|her|them|it|this|that|my|everyone)|unfair)\b/i,
    ask: [
      'What would have been fair?',
      'What would you say if nobody could be hurt by it?',
      'What would have to happen for it to calm down?',
    ],
  },
  {
    when: /\b(?:scared|afraid|fear|worried|worry|worrying|anxious|anxiety|nervous|panic\w*|terrified|frightened|dread\w*)\b/i,
    unless: /, I'm afraid\W*$/i,
    ask: [
      'What is it you fear most there, put plainly?',
      'What do you know for certain?',
      'What makes it smaller, even a little?',
    ],
  },
  {
    when: /\b(?:overwhelm\w*|stress\w*|pressure|(?:it's|it is|all|just|is) too much|too much (?:for me|to do|at once)|can't keep up|burn(?:ed|t) out|burnout|exhausting)\b/i,
    ask: [
      'If you take only one piece of it, which one comes first?',
      'What could be left undone today without much harm?',
      'What would take some of the weight off?',
    ],
  },
  {
    when: /\b(?:hurt|hurts me|reject\w*|disappoint\w*|betray\w*|let me down|upset|offended)\b/i,
    unless:
      /\b(?:back|knee|head|leg|foot|stomach|tooth|knees) (?:is |are )?hurt|hurts? (?:his|her|their|my) \w+|looked hurt|(?:\bnot|n't) hurt\b/i,
    ask: ['What had you hoped for?', 'What hurt the most about it?', 'What should the others know about it?'],
  },
  {
    when: /\b(?:sad|sadness|heartbroken|I (?!could)(?:\w+ ){0,2}cr(?:y|ied)|(?:stop|keep|kept|been) crying|in tears|miserable|unhappy|grief|grieving)\b/i,
    ask: [
      'What hurts most in it?',
      'What eases it, even for a few minutes?',
      'Who would be good to have near you?',
    ],
  },
  {
    when: /\b(?:numb|empty|feel flat|feeling flat|blank|bored|boring|meh|pointless|no point|indifferent)\b/i,
    unless: /\bempty (?:stomach|room|house|bottle|seat|street)/i,
    ask: [
      'What was the last thing that reached you, even a little?',
      'What does such a day look like, hour by hour?',
      'What would make a small difference?',
    ],
  },
  {
    when: /\b(?:confus\w+|torn|uncertain|lost|stuck|no way out|mixed feelings)\b/i,
    unless: /\b(?:lost (?:my|the|a|our|his|her|weight|count|it)|stuck in traffic)\b/i,
    ask: ['What is clear to you in it, even if it is small?', 'What would help you see a bit further?'],
  },
  {
    when: /\b(?:jealous|envious|envy|compar(?:e|ed|ing)|better than me)\b/i,
    ask: ['What is it they have that you would like, too?', 'What of yours would you not want to swap?'],
  },
  {
    when: /\b(?:tired|exhausted|drained|weary|worn out|no energy|wiped out)\b/i,
    unless: /\b(?:wak\w+ up|woke up|slept|sleep|bed)\b/i,
    ask: [
      'What has been taking the most out of you?',
      'What would real rest look like for you?',
      'What could wait until you have rested?',
    ],
  },
  {
    when: /\b(?:the worst|worst day|(?:feels?|felt|is|was|it's|so|been) (?:awful|terrible|horrible)|been hell|(?:awful|terrible|horrible|bad|rough|hard|tough|long|shitty|difficult) (?:day|week|night|time|morning|month|year)|a mess|(?:it's|it is|this is) (?:really |so |just |too |very )*(?:hard|difficult|tough|heavy|a lot)|go(?:es|ing?)? wrong|went wrong)\b/i,
    ask: ['What is the worst of it?', 'Where did it begin?', 'What would make it a little better?'],
  },
  {
    isLight: true,
    when: /\b(?:happy|happiness|glad|joy|joyful|wonderful|amazing|excited|relieved|relief|proud|calm|peaceful|content|hopeful|delighted|laughed (?:a lot|so|until|more|together|for)|lovely|beautiful|fun)\b/i,
    unless: /\b(?:would|might|could|should) be (?:fun|lovely)\b|\bpretend\w* to be\b/i,
    ask: [
      'What made it possible?',
      'What was the best moment of it?',
      'How would you like to keep a bit of it?',
      'Who would you like to share it with?',
    ],
  },
  {
    isLight: true,
    when: /\b(?:grateful|gratitude|thankful)\b/i,
    ask: ['Which of it surprised you?', 'What made you notice it today?'],
  },
]
