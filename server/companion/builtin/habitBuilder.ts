import type { Script } from './step.ts'

/** Says what will be done. */
const PLAN = /\b(?:if|when)\b.+\b(?:then|just)\b|\bthen I\b|\bI(?:'ll| will| can| could)\b/i

export const habitBuilder: Script<'habit-builder'> = {
  steps: {
    habit: {
      ask: ['Which habit is it about?', 'If you begin with only one of these, which one is it?'],
      easier: [
        'Which part of your day would you like to go a little differently?',
        'What do you do on good days that you would like to do more often?',
      ],
      noted: ['Good, that has a name.', 'That is the habit, then.'],
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
      more: ['What would that change, on an ordinary day?'],
      noted: ['That is a reason of your own.', 'That is worth some effort.'],
      shortIsEnough: false,
      leaving: {
        ask: ['What makes this matter to you now?', 'What would be there instead, without it?'],
        easier: ['On the evening of a day without it, what would you notice?'],
      },
    },
    cue: {
      ask: [
        'What in your day could remind you of it: a time, a place, something you already do?',
        'After which thing you do anyway could it come?',
      ],
      easier: ['What do you do every day without thinking, just before the moment it could happen?'],
      noted: ['That is a clear moment.', 'Easy to recognise when it comes.', 'That comes around by itself.'],
      notedWhen:
        /\b(?:when|after|before|while|during|morning|noon|lunch|dinner|breakfast|evening|night|bed|coffee|tea|kettle|work|school|shower|alarm|door|phone|tram|bus|train|desk|table|o'?clock|\d+)\b/i,
      shortIsEnough: true,
      leaving: {
        ask: [
          'When and where does it usually happen?',
          'Which moment of the day does it belong to, as things are?',
        ],
        easier: ['What comes just before it, most days?'],
      },
    },
    'smallest-step': {
      ask: [
        'What is the smallest version of it, one that is possible on a bad day?',
        'What would two minutes of it look like?',
      ],
      easier: ['What is the very first movement of it: what would your hands or feet do?'],
      noted: ['That would be a beginning.', 'Then that is the small version.', 'That is where it can start.'],
      shortIsEnough: true,
      leaving: {
        ask: [
          'What is the smallest change: one moment in which you would do without it, or do something else?',
          'Which one time could go differently, just that one?',
        ],
        easier: ['What could your hands do instead, for two minutes?'],
      },
    },
    obstacle: {
      ask: [
        'What is most likely to get in the way?',
        'On the day it does not happen, what will have been the reason?',
      ],
      easier: ['What got in the way the last time you tried something like this?'],
      noted: ['Good to know that one beforehand.', 'Then the plan should know about it, too.'],
      shortIsEnough: true,
      leaving: {
        ask: ['What is most likely to pull you back?', 'What makes it hardest to leave it be?'],
        easier: ['What got in the way the last time you tried?'],
      },
    },
    'if-then-plan': {
      ask: [
        'When that happens, how does this sentence end for you: “If …, then I will …”?',
        'How would you put it as a plan: “If it gets in the way, then I will …”?',
      ],
      easier: ['What is the easiest thing you could do instead on such a day: “then I will …”?'],
      more: ['How would the whole sentence go: “If …, then I will …”?'],
      noted: ['That is your plan, in your words.', 'A plan that already expects the bad day.'],
      notedWhen: PLAN,
      holds: PLAN,
      shortIsEnough: false,
    },
  },
  endings: [
    'So it begins with this: “{smallest}”. The moment for it: “{moment}”. The plan is complete.',
    'That is the whole plan, from beginning to end.',
    'With that, the plan is complete.',
  ],
}
