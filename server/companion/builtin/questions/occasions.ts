import type { Cue } from './cue.ts'

/** What outweighs everything else in a message. */
export const OCCASIONS: readonly Cue[] = [
  {
    when: /\b(?:friend|sister|brother|son|daughter|mum|mom|mother|dad|father|partner|husband|wife|girlfriend|boyfriend|roommate|he|she|they)\b.{0,40}\b(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?) (?:herself|himself|themsel\w+)|\b(?:he|she|they)(?:'s| is|'re| are| was| were) suicidal\b/i,
    heard: 'That is frightening to hear, and it is too much for one person alone.',
    ask: [
      'Who else could know about this, so that it is not only you?',
      'How are you yourself, with all this?',
      'What would help you get through tonight?',
    ],
  },
  {
    when: /\b(?:miscarriage|stillb\w+|lost (?:the|a|our) (?:baby|child|patient))\b/i,
    heard: 'I am sorry.',
    ask: [
      'Who knows how this is for you?',
      'What would you want someone to understand about it?',
      'What would be good for you in these days?',
    ],
  },
  {
    when: /\b(?:died|passed away|(?:mum|mom|mother|dad|father|wife|husband|partner|brother|sister|son|daughter|friend|gran\w+|he|she) passed(?! (?:the|his|her|my|me|it|by|out|on|up)\b)|funeral|put (?:our|my|the) (?:dog|cat|horse) (?:down|to sleep)|lost my (?:mum|mom|mother|dad|father|sister|brother|son|daughter|husband|wife|grand\w+|best friend|dog|cat)|is dead)\b/i,
    unless: /\b(?:phone|battery|laptop|plant|car) died\b/i,
    heard: 'I am sorry.',
    ask: [
      'What comes to mind first when you think of an ordinary day together?',
      'What would you still like to say?',
      'What did you take over from them, perhaps without noticing?',
      'Who else is missing the same?',
    ],
  },
  {
    when: /\b(?:broke up|break(?:ing)? up|left me|divorced|(?:getting|filed for|wants?|asked for) a? ?divorce|separated|separating|dumped me|cheated on me|cheating on me)\b/i,
    unless: /\bleft me (?:a|an|the|some|with|feeling|out)\b/i,
    heard: 'That changes the whole of an ordinary day.',
    ask: [
      'What is the hardest hour of the day right now?',
      'What do you miss the most?',
      'What would help you through tomorrow?',
    ],
  },
  {
    when: /\bmy (?:\w+ )?(?:son|daughter|child|children|kids?|youngest|eldest|oldest)\b.{0,20}\b(?:moved out|left home|moving out|leaves home|off to (?:uni|college))\b/i,
    ask: [
      'What is the home like without them?',
      'What do you do now with the hours that were theirs?',
      'What are you proud of in them?',
    ],
  },
  {
    when: /\b(?:lost my job|laid off|made redundant|got fired|was fired|fired me|closing our office)\b/i,
    unless: /\b(?:colleague|coworker|friend|neighbou?r)\b/i,
    heard: 'A lot hangs on that.',
    ask: [
      'What about it worries you most?',
      'What has kept you going since?',
      'What would a good next week look like, as things are?',
    ],
  },
  {
    when: /\b(?:relapse\w*|(?:drank|drinking|smoked|smoking|used|using|gambled|gambling) again)\b(?:.{0,40}\bafter (\d+ (?:days|weeks|months|years)))?|\b(\d+ (?:days|weeks|months|years)) (?:gone|lost|wasted)\b/i,
    heard: 'The {x} before it still happened.',
    ask: [
      'What was going on in the hours before?',
      'What helped on the days when it worked?',
      'What would make tonight a little easier?',
    ],
  },
  {
    when: /\b(?:cancer|tumou?r|biopsy|chemo\w*|surgery|operation|diagnos(?:ed|is)|(?:test )?results (?:came|are) (?:back|in)|dementia|alzheimer\w*|parkinson\w*|intensive care|stroke|heart attack)\b/i,
    ask: [
      'What is on your mind most about it?',
      'Who is with you in this?',
      'What do you wish people understood about it?',
    ],
  },
  {
    when: /\b(?:i'm|i am|we're|we are|she's|she is|my \w+(?:'s| is)) (?:pregnant|expecting|engaged|getting married)\b|\bproposed to me\b|\b(?:he|she|they) said yes\b/i,
    heard: 'That is big news.',
    ask: ['What went through you first?', 'Who else should know?', 'What is still strange about it?'],
  },
  {
    when: /\b(?:(?:got|gave me|offered me|was offered|have) (?:the|a|that) (?:job|offer|place|flat|apartment|house|promotion|raise|grant|scholarship|part|role)(?! interview)|got in(?:to)? (?:uni|college|the)|got accepted|passed (?:my|the|it)|we won|i won|sold my first|good news|best day)\b/i,
    unless: /\b(?:didn't|haven't|not|never|don't|wish|almost|funeral)\b/i,
    heard: 'That is good news.',
    ask: [
      'Who did you want to tell first?',
      'What will be different now?',
      'What of this would you like to remember in a year?',
    ],
  },
]
