import type { Script } from './step.ts'

export const habitBuilder: Script<'habit-builder'> = {
  steps: {
    habit: {
      ask: ['Which habit is it about?'],
      easier: [
        'Which part of your day would you like to go a little differently?',
        'What do you do on good days that you would like to do more often?',
      ],
      noted: ['That is the habit, then.', 'Good, that has a name.'],
      shortIsEnough: true,
    },
    why: {
      ask: [
        'What would it give you?',
        'What makes this matter to you now?',
        'What would be different with it in your days?',
      ],
      easier: [
        'On the evening of a day when it worked, what would you notice?',
        'Who or what would it be good for?',
      ],
      noted: [
        'That is a reason of your own.',
        'That is worth some effort.',
        'A reason like that holds longer than discipline.',
      ],
      shortIsEnough: false,
    },
    cue: {
      ask: [
        'What in your day could remind you of it: a time, a place, something you already do?',
        'After which thing you do anyway could it come?',
      ],
      easier: ['What do you do every day without thinking, just before the moment it could happen?'],
      noted: [
        'That comes around by itself, which helps.',
        'That is a clear moment.',
        'Easy to recognise when it comes.',
      ],
      shortIsEnough: true,
    },
    'smallest-step': {
      ask: [
        'What is the smallest version of it, one that is possible on a bad day?',
        'What would two minutes of it look like?',
      ],
      easier: ['What is the very first movement of it: what would your hands or feet do?'],
      noted: [
        'Small enough for a bad day.',
        'That is small, and it counts.',
        'That can be done before doubt wakes up.',
      ],
      shortIsEnough: true,
    },
    obstacle: {
      ask: [
        'What is most likely to get in the way?',
        'On the day it does not happen, what will have been the reason?',
      ],
      easier: ['What got in the way the last time you tried something like this?'],
      noted: [
        'Good to know that one beforehand.',
        'That will come, so it may as well be part of the plan.',
        'An honest answer.',
      ],
      shortIsEnough: true,
    },
    'if-then-plan': {
      ask: [
        'When that happens, how does this sentence end for you: “If …, then I will …”?',
        'How would you put it as a plan: “If it gets in the way, then I will …”?',
      ],
      easier: ['What is the easiest thing you could do instead on such a day: “then I will …”?'],
      noted: [
        'That is your plan, in your words.',
        'A plan that already expects the bad day.',
        'Short enough to remember.',
      ],
      shortIsEnough: false,
    },
  },
  endings: [
    'The habit now has a reason, a moment, a first step and a plan. That is all it needs for today.',
    'That is the whole plan from beginning to end.',
    'With that, the plan is complete.',
  ],
}
