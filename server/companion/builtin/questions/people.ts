import type { Cue } from './cue.ts'

/** Somebody in the writer's life, and what was said or done. */
export const PEOPLE: readonly Cue[] = [
  {
    when: /(?:\bmy |^)(mother|mum|mom|father|dad|sister|brother|wife|husband|partner|girlfriend|boyfriend|daughter|son|boss|manager|best friend|friend|roommate|flatmate|colleague)\b(?!\W*$)/i,
    isLiving: true,
    ask: [
      'What is it like between you at the moment?',
      'What would you like your {x} to know about this?',
      'What would you say to your {x}, if it were easy?',
      'What are things like with your {x} on a good day?',
    ],
  },
  {
    when: /\bmy (grandmother|grandma|gran|nan|grandfather|grandpa|grandad|granddad)\b/i,
    ask: ['What of your {x} is still with you in this?'],
  },
  {
    when: /^(mother|mum|mom|father|dad|sister|brother|wife|husband|partner|family|parents|kids|children|friends?)\W*$/i,
    ask: ['What is it about that, today?', 'What happened last between you?'],
  },
  {
    when: /\b(?:always|never|every time)\b/i,
    unless: /\b(?:will|would|I'll|I'd) (?:always|never)\b/i,
    ask: ['When was it last a little different?', 'What usually happens just before?'],
  },
  {
    when: /\bI\b.*\bbut\b.*\bI\b/i,
    ask: [
      'There are two sides in that. Which one is louder today?',
      'What would the quieter side say, if it had more room?',
    ],
  },
  {
    when: /\b(?:tomorrow|tonight|this weekend|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
    ask: ['When you picture it, what do you see first?', 'What would make it a little easier on you?'],
  },
]
