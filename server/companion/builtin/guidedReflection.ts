import type { Script } from './step.ts'

export const guidedReflection: Script<'guided-reflection'> = {
  steps: {
    situation: {
      ask: ['Which situation would you like to look at?'],
      easier: [
        'Which moment of the last days comes back to you most often?',
        'Where did your day catch on something, even for a second?',
      ],
      more: ['If a camera had been there, what would it have recorded?'],
      noted: ['That is where we begin, then.'],
      shortIsEnough: false,
      isTelling: true,
    },
    feeling: {
      ask: [
        'You wrote “{feeling}”: what else was in that feeling?',
        'What did you feel while that was happening?',
        'When you go back to that moment, which feeling comes first?',
      ],
      easier: [
        'A word is enough: heavy, tight, restless, flat. Which comes closest, or what would you call it?',
        'Where in your body do you notice it, as you think of it now?',
      ],
      noted: ['That belongs to it, too.', 'That may be as it is.'],
      notedWhen: /^\W*(?:\S+\s+){0,5}\S+\s*$/,
      shortIsEnough: true,
    },
    thought: {
      ask: [
        'What went through your mind just then?',
        'What did you tell yourself in that moment?',
        'If that feeling spoke one sentence, what would it say?',
      ],
      easier: [
        'What did the moment seem to say about you, or about the others?',
        'What were you most worried it could mean?',
      ],
      more: ['How would the whole sentence go?'],
      noted: [
        'That is how the thought sounds from inside.',
        'So that is the sentence underneath.',
        'It helps to see that thought written out.',
      ],
      shortIsEnough: false,
      wordForWord: true,
    },
    'another-view': {
      ask: [
        'If a good friend told you this same story, how would you see it?',
        'How might someone who wishes you well tell this story?',
        'What other reading of it is there, even a small one?',
      ],
      easier: [
        'What does that thought leave out, even if it is only a detail?',
        'How might you look at this a year from now?',
      ],
      more: ['And in a whole sentence, how would that view sound?'],
      noted: [
        'That is another way to stand in front of it.',
        'Both views can be there at once.',
        'That leaves a little more room.',
      ],
      shortIsEnough: false,
    },
    'take-along': {
      ask: [
        'What would you like to take along from this?',
        'What from this page do you want to keep?',
        'Which part of this is worth remembering next time?',
      ],
      easier: ['If you underlined one sentence of yours, which one would it be?'],
      noted: ['That is yours to keep.', 'That is a sentence to come back to.'],
      shortIsEnough: true,
    },
  },
  endings: [
    'You began with “{first}” and take this along. That is the end of this reflection.',
    'That is the last step of this reflection.',
    'With that, this reflection is complete.',
  ],
}
