/** Themes are named by words the writer used; each pattern is a whole word or its beginning. */
export const THEMES: readonly (readonly [string, RegExp])[] = [
  [
    'Work',
    /\b(?:work\w*(?! (?:on|out)\b)|job|boss|manager|colleagues?|cowork\w*|office|deadlines?|meetings?|project|team|career|client)\b/i,
  ],
  [
    'Study',
    /\b(?:school|university|college|exams?|class|classes|study\w*|thesis|homework|teacher|degree|grades?)\b/i,
  ],
  [
    'Family',
    /\b(?:family|mother|mum|mom|father|dad|parents?|sisters?|brothers?|sons?|daughters?|kids?|children|child|baby|grandm\w+|grandf\w+|grandpa|aunt|uncle)\b/i,
  ],
  [
    'Love and partnership',
    /\b(?:husband|wife|partner|girlfriend|boyfriend|marriage|relationship|dating|date|love[ds]?|divorce|breakup|broke up|ex)\b/i,
  ],
  ['Friendship', /\b(?:friends?|friendship|roommate|flatmate|neighbou?rs?)\b/i],
  [
    'Sleep and rest',
    /\b(?:sle(?:ep|pt|eping)|awake|tired|exhausted|rest|rested|nap|nights?|bed|insomnia|nightmares?|woke)\b/i,
  ],
  [
    'Body and health',
    /\b(?:body|health|ill|sick|pain|doctor|hospital|headaches?|run|running|walks?|walking|exercise|gym|eat|eating|food|lunch|breakfast)\b/i,
  ],
  ['Worry', /\b(?:worr\w+|anxi\w+|afraid|scared|fear|nervous|panic\w*|stress\w*|overwhelm\w*|pressure)\b/i],
  [
    'Loss',
    /\b(?:grie\w+|miss(?:ed|ing)? (?:him|her|them|my|you)|died|death|funeral|passed away|lost (?:my|him|her))\b/i,
  ],
  [
    'Conflict',
    /\b(?:argu\w+|fight|fought|yell\w*|shout\w*|conflict|angry|anger|furious|annoyed|resent\w*)\b/i,
  ],
  [
    'How I see myself',
    /\b(?:myself|ashamed|shame|failure|good enough|confiden\w+|proud|guilty|embarrass\w+|stupid|wasted)\b/i,
  ],
  ['Being alone', /\b(?:alone|lonely|loneliness|isolated|nobody|left out)\b/i],
  [
    'Money and home',
    /\b(?:money|rent|renting|debt|bills?|afford|salary|flat|apartment|house|moving|move)\b/i,
  ],
  ['Change', /\b(?:chang\w+|decision|decide\w*|new start|future|quit|leav(?:e|ing)|beginning|next step)\b/i],
  [
    'Habits',
    /\b(?:habits?|routine|every (?:day|morning|evening)|daily|practi[cs]e|phone|screen|smok\w+|drinking)\b/i,
  ],
  [
    'Gratitude and joy',
    /\b(?:grateful|thankful|happy|joy|glad|laughed|enjoy\w*|lovely|beautiful|relieved|calm|peaceful)\b/i,
  ],
  ['Making things', /\b(?:music|paint\w*|draw\w*|books?|cook\w*|bak\w+|garden\w*|guitar|piano|sing\w*)\b/i],
]

/** Words of movement: something understood, tried, decided, managed. */
export const GROWTH =
  /\b(?:I(?:'ve| have)? (?:(?:just|also|finally|slowly|really|already|even) )?(?:reali[sz]ed?|learn(?:ed|t|ing)?|notic(?:e|ed)|manag(?:e|ed)|tried|try|decid(?:e|ed)|understood|understand|forgave|asked for|said no|let go|stood up|talked to|reached out|kept|started to|finished|accept(?:ed)?|allowed)|I(?:'m| am) (?:(?:so|really|a bit|a little|kind of) )?(?:proud|learning|getting better|glad|grateful|trying)|I(?:'ll| will| can(?!'t|not)| could(?!n't)| want to try| would like to| am going to|'m going to)|next time|if .{3,80}? (?:then )?I(?:'ll| will)|it helped|that helped|helps me|maybe I can|at least I)\b/i

export const NO_GROWTH =
  /\?\s*$|\b(?:hardly|barely|failed|can't|going to (?:bed|sleep))\b|\bI(?:'ll| will) (?:be|fail|lose|forget|freeze|regret|end)\b/i
