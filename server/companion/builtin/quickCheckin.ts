import type { Script } from './step.ts'

export const quickCheckin: Script<'quick-checkin'> = {
  steps: {
    mood: {
      ask: ['Where would you put yourself right now, from 1 to 5?'],
      easier: ['If a number is hard to find, what one word fits how you are?'],
      noted: ['Noted as it is.'],
      shortIsEnough: true,
    },
    'behind-it': {
      ask: [
        'What is behind that {bare}?',
        'What else is behind that {told}?',
        'What is behind it today?',
        'What has the most to do with that?',
        'What brought you there?',
      ],
      easier: [
        'When did you last feel a little different today, and what was happening?',
        'What has taken up the most room in your day so far?',
      ],
      noted: ['That is reason enough.', 'Good to know what it hangs on.', 'That explains some of it.'],
      shortIsEnough: false,
    },
    'one-small-need': {
      ask: [
        'What is one small thing you need in the next few hours?',
        'What is one small thing you need for the rest of this day?',
        'What small kindness could the rest of the day hold for you?',
      ],
      easier: [
        'If you had ten minutes just for yourself, what would you want them to hold?',
        'More of something or less of something: what comes to mind?',
      ],
      noted: [
        'That is something you can name, and it fits into a day.',
        'Small and clear.',
        'That is a fair thing to need.',
      ],
      shortIsEnough: true,
    },
  },
  endings: [
    'That makes a {mood} today, with what is behind it. The check-in is done.',
    'That is the whole check-in: how you are, what is behind it, and what you need.',
    'That completes the check-in for now.',
  ],
}
