import type { Script } from './step.ts'

export const quickCheckin: Script<'quick-checkin'> = {
  steps: {
    mood: {
      ask: ['Where would you put yourself right now, from 1 to 5?'],
      easier: ['If a number is hard to find, what one word fits how you are?'],
      more: ['The scale here goes from 1 to 5. Which of them comes closest?'],
      noted: [],
      shortIsEnough: true,
    },
    'behind-it': {
      ask: [
        'What is behind that {bare}?',
        'What else is behind that {told}?',
        'What is behind it today?',
        'What is on your mind today, most of all?',
      ],
      easier: [
        'What has taken up the most room in your day so far?',
        'When did you last feel a little different today?',
      ],
      more: ['What would you say about it, in a sentence?', 'How would the whole sentence go?'],
      noted: ['That is reason enough.', 'That explains some of it.'],
      shortIsEnough: false,
      isTelling: true,
    },
    'one-small-need': {
      ask: [
        'What is one small thing that would make the rest of the day {easier}?',
        'What is one small thing you need, even on a {good} day?',
        'What is one small thing you need in the next few hours?',
        'What is one small thing you need for the rest of this day?',
      ],
      easier: [
        'More of something or less of something: what comes to mind?',
        'If you had ten minutes just for yourself, what would you want them to hold?',
      ],
      noted: ['Then that is today’s one thing.', 'That can stand here for today.'],
      shortIsEnough: true,
    },
  },
  endings: [
    'That makes a {mood} today, with what is behind it. The check-in is done.',
    'That is the whole check-in: how you are, what is behind it, and what you need.',
    'That completes the check-in for now.',
  ],
}
