import type { Cue } from './cue.ts'

/** What a sentence is about. The questions fit good days and bad ones. */
export const TOPICS: readonly Cue[] = [
  { when: /^\W*\d[\d\s.,]*\W*$/, ask: ['What does that number stand for?', 'And this one?'] },
  {
    when: /\b(?:sleep|slept|sleeping|asleep|awake|insomnia|nightmares?|(?:wak(?:e|ing)|woke) up|go to bed|went to bed|naps?)\b/i,
    unless:
      /\b(?:he|she|they|baby|kids?|son|daughter|dog|cat)(?:'?s)? (?:\w+ )?(?:asleep|awake|slept|sleep\w*|woke)\b|\bsleep on it\b|\bwoke up (?:late|early|at)\b/i,
    ask: [
      'What are the last hours before bed like?',
      'When did you last wake up rested?',
      'What is on your mind when it gets quiet at night?',
    ],
  },
  {
    when: /\b(?:scroll\w*|the news|social media|screen time|on (?:my|the) phone (?:till|until|all|too|so)|it's (?:the|my) phone)\b/i,
    ask: [
      'What do you hope to find there, when you reach for it?',
      'What stays with you when you put it down?',
      'What would you do with that time, if it were suddenly there?',
    ],
  },
  {
    when: /\bI(?:'m| am| have to| need to| can't)? (?:\w+ )?stud(?:y|ying|ied)\b|\bmy thesis\b/i,
    ask: [
      'What do you tell yourself when you sit down to it?',
      'What would “good enough” look like this time?',
    ],
  },
  {
    when: /\b(?:rent|debts?|bills?|afford|(?:no|enough|about|of|without|the) money|salary|savings|insurance|loan|broke)\b/i,
    unless: /\bbroke (?:up|my|the|his|her|down|it|a)\b/i,
    ask: [
      'What is the most pressing part of it?',
      'Who could look at the numbers with you?',
      'What would a month without that worry look like?',
    ],
  },
  {
    when: /\b(?:headaches?|migraine|pain|ache|aches|(?:back|knee|knees|head|stomach|leg|tooth) hurts?|sick|ill|flu|fever|my doctor)\b/i,
    unless: /\bmakes? me sick\b|(?:^|\b(?:and|but|so|then) )ill\b/i,
    ask: [
      'How does it change an ordinary day for you?',
      'What do you wish someone understood about it?',
      'What does you good when it is like this?',
    ],
  },
  {
    when: /\b(?:interview|application|applications|applied|cv|resume)\b/i,
    ask: ['What would you like them to see in you?', 'What has kept you going so far?'],
  },
  {
    when: /\b(?:boss|manager|meetings?|deadlines?|colleagues?|coworkers?|office|shifts?|at work|overtime|project|client|my job|the job|work)\b/i,
    unless:
      /\b(?:doesn't|didn't|not|it) work\b|\bcoworker\b.{0,20}\bfalling\b|\bfalling\b.{0,20}\bcoworker\b|\b(?:before|after) work\b/i,
    ask: [
      'What part of that comes home with you?',
      'What would a good enough day there look like?',
      'What would you change there first, if it were up to you?',
    ],
  },
  {
    when: /\b(?:falling for|in love|crush|first date|a date|kissed?|flirt\w*)\b/i,
    ask: [
      'What is it about them that reaches you?',
      'What would you like to happen next, if it were easy?',
      'What are you careful about?',
    ],
  },
  {
    when: /\b(?:argument|argued|fight|fought|yelled|shouted|shouting|row|slammed|hung up)\b/i,
    ask: [
      'What did you most want to be heard, in all that?',
      'What was left unsaid?',
      'What would a good next sentence be, if there is one?',
    ],
  },
  {
    when: /\b(?:toddler|newborn|the kids|bedtime|daycare|school run)\b/i,
    ask: [
      'Which moment with them stays with you?',
      'Where in such a day is there a minute for you?',
      'What would you like to take off your list?',
    ],
  },
  {
    when: /\b(?:drinking|alcohol|smok(?:e|ed|ing)|cigarettes?|weed|gambl\w+|sober)\b/i,
    ask: [
      'What does it give you in that moment?',
      'What helps on the days without?',
      'Who is on your side in this?',
    ],
  },
  {
    when: /\bI (?:\w+ ){0,2}(?:go|went) (?:running|swimming|cycling|hiking|for a (?:run|walk|swim|hike))\b|\bI (?:swim|swam|hike|hiked|run every|ran \d)/i,
    ask: ['What goes through your head on the way?', 'What is it like while you are moving?'],
  },
  {
    when: /\b(?:mov(?:e|ed|ing) (?:out|in|to|away|house)|new (?:flat|city|place|house|apartment)|packing|abroad)\b/i,
    unless: /\b(?:he|she|they|my \w+)(?:'s| is| are)? mov(?:ed|ing)\b/i,
    ask: [
      'What makes a place feel like home to you?',
      'What do you leave behind?',
      'Where will you sit first on a quiet morning there?',
    ],
  },
  {
    when: /\b(?:birthday|christmas|holidays?|wedding|party|anniversary|thanksgiving|eid|diwali)\b/i,
    ask: ['What does that day mean to you?', 'What would you have liked to be different about it?'],
  },
  {
    when: /(?:n't|\bnot|\bnever) (?:even )?(?:reply|replied|answer(?:ed)?|text(?:ed)?(?: me)? back|written back)\b|\b(?:no reply|no answer|on read|ghosted)\b/i,
    ask: [
      'What have you imagined that it means?',
      'What would you write, if you could not be misunderstood?',
      'What would be the kindest explanation?',
    ],
  },
  {
    when: /\b(?:pray\w*|church|god|mosque|temple|faith|meditat\w+)\b/i,
    ask: ['What does it mean to you now?', 'What are you looking for in it?'],
  },
  {
    when: /\bI(?:'ve| have)? (?:\w+ ){0,2}(?:play(?:ed|ing)? (?:the|my)|sing|sang|singing|paint(?:ed|ing)?|drew|drawing|knit\w*|gardening)\b/i,
    ask: ['What happens to you while you are at it?', 'What would you make, if nobody ever saw it?'],
  },
  {
    isLight: true,
    when: /\b(?:snow|sunshine|the (?:rain|sun|sea|forest|woods|mountains?|lake|sky|birds))\b/i,
    ask: ['What does a moment like that do for you?', 'What else was there, if you look around once more?'],
  },
  {
    when: /\b(?:dog|cat|puppy|kitten|pet|vet)\b/i,
    ask: ['What are they like, on an ordinary day?', 'What do they give you that people do not?'],
  },
  {
    when: /\b(?:trip|travel\w*|flight|vacation|train ride|journey)\b/i,
    ask: ['What are you hoping to find there?', 'Which picture of it comes first?'],
  },
  {
    when: /\b(?:to-?do|errands|groceries|dentist|laundry|paperwork|taxes|tax return)\b/i,
    ask: ['Which of these would be a relief to have done?', 'Which of it could somebody else do, or nobody?'],
  },
  {
    when: /\b(?:laughed|laughing|joked?|got quiet|went quiet)\b/i,
    ask: ['How was that for you, in that second?'],
  },
]
