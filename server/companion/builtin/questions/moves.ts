import { VERDICT } from '../verdict.ts'
import type { Cue } from './cue.ts'

/** What a sentence does: wishes, decides, regrets, doubts. */
export const MOVES: readonly Cue[] = [
  {
    when: VERDICT,
    ask: [
      'What happened just before that thought came?',
      'What would someone who likes you say to that sentence?',
      'When is that sentence quieter?',
      'What would a fairer sentence be?',
    ],
  },
  {
    when: /\bI (?:think I )?(?:already|actually|deep down) know\b/i,
    ask: ['Which answer is it, if you write it down just once?', 'What is hard to like about it?'],
  },
  {
    when: /\b(?:decide|deciding|decision|have to choose|torn between|whether (?:to|I)|if I (?:stay|go|leave|say yes|say no))\b/i,
    ask: [
      'What does each side of it promise you?',
      'Which choice would you be relieved to have behind you?',
      'What would you need to know to be able to choose?',
    ],
  },
  {
    when: /\b(?:I should(?:n't| not)? have|I wish I (?:had|hadn't|could have)|if only|regret|was in a hurry|too late to)\b/i,
    ask: [
      'What did you not know then that you know now?',
      'What would you do if that moment came again?',
      'What would make it a little more bearable that it went as it did?',
    ],
  },
  {
    when: /\bI(?:'d like| would like| want| wish)\b.{1,60}\bbut\b/i,
    ask: ['What would it be good for, even so?', 'What does the “but” know?'],
  },
  {
    when: /\b(?:said|did) something (?:wrong|stupid|mean|bad)\b|\bmy mistake\b/i,
    ask: ['What makes you think so?', 'What happened right after?'],
  },
  {
    when: /\b(?:apologi[sz]e|apology|say(?:ing)? sorry|make it up to)\b/i,
    ask: ['What would you want to say, in one sentence?', 'What would you hope for in return?'],
  },
  {
    when: /\b(?:haven't told|didn't tell|never told|can't tell (?:my|him|her|them|any)|nobody knows|no one knows|kept it (?:to myself|secret)|secretly|hiding it)\b/i,
    ask: ['What would be different if somebody knew?', 'What keeps it unsaid, for now?'],
  },
  {
    when: /\bI (?:just |finally |suddenly )?(?:reali[sz]ed?|understand now|see now)\b|\bit hit me\b|\bI (?:just )?noticed\b/i,
    ask: ['What changes, now that you see it?', 'What would you like to do with that?'],
  },
  {
    when: /\b(?:feel|feels|feeling|felt|i'm|i am|am|is|getting|slept) (?:a bit |a little |a lot |much |so much |already )?(?:better|lighter|calmer)\b|\b(?:it|that|this) help(?:s|ed)\b/i,
    unless: /\b(?:not|never|don't|doesn't|didn't|nothing|any better)\b/i,
    ask: [
      'What did the most for that?',
      'How do you notice the difference?',
      'What would help it last until tomorrow?',
    ],
  },
  {
    when: /\bfor the (?:very )?first time\b|\bI (?:did|made) it\b|\b(?:I|we)(?:'ve| have)? (?:managed|finally|succeeded|finished)\b/i,
    unless: /\b(?:not|never|can't|couldn't|didn't|haven't|I'll|will|maybe|want|hope|wish|could)\b/i,
    ask: [
      'What made it possible this time?',
      'What was the best moment of it?',
      'Who would you like to tell about it?',
    ],
  },
  {
    when: /\b(?:he|she|they|everyone|everybody|people|others) (?:all |must |probably |just |will )*(?:thinks? (?:that )?I\b|thinks? (?:less |badly )?of me|(?:hates?|judges?) me)/i,
    ask: ['What of that did you see or hear yourself?', 'What would you like to be thought of instead?'],
  },
  {
    when: /\b(?:sleep on it|think about it|think it over|wait and see|we'll see|I'll see)\b/i,
    ask: ['What would help you to know?', 'What are you leaning towards, if you are?'],
  },
  {
    when: /\bI(?:'ll| will) (?:just |probably |only )?(?:freeze|fail|forget|lose|mess|cry|be alone|regret)\b/i,
    ask: ['What do you see, when you picture it?', 'What would help, if it did happen?'],
  },
  {
    when: /\bI (?:just )?(?:don't|do not) want (?!him\b|her\b|them\b|to (?:lose|read|say|talk)\b)/i,
    ask: ['What would you want in its place?', 'What would have to change for that?'],
  },
  {
    when: /\bI need (?!to\b)/i,
    ask: ['What would help you get a little of that today?', 'What usually comes in between?'],
  },
  {
    when: /\b(?:I'll|I will|I'm going to|I am going to|I've decided)\b(?! (?:\w+ )?(?:always|never|regret|wonder|get|die|fail|freeze|forget|lose|cry|be|sleep on it|think about it|see|miss))\b/i,
    ask: [
      'What will make it easier to do?',
      'What do you hope it changes?',
      'How will you notice that it was right?',
    ],
  },
  {
    when: /\b(?:I could(?! (?:have|not|cry|scream|kiss|burst))|maybe (?:I|we) (?:can|should|could|will)|I might|perhaps I (?:can|should|could))\b/i,
    ask: ['What would that change?', 'When could that be?', 'What speaks for it?'],
  },
  {
    when: /\bI(?:'d like| would like|'d love| would love| want| wish| hope| dream)\b(?! (?:so\b|to (?:die|disappear|remember|cry|scream|sleep)|I (?:had|could)))/i,
    unless:
      /\b(?:don't know|not sure|no idea|wonder) (?:if|whether|what) I\b|\bwant to (?:write|talk) about\b/i,
    ask: [
      'What would that give you?',
      'What stands between you and that, as things are?',
      'What small piece of it could happen soon?',
    ],
  },
  {
    when: /\bremember\b/i,
    unless: /\b(?:can't|don't|didn't)(?: \w+)? remember\b/i,
    ask: ['What of it should stay with you the longest?', 'What made it worth remembering?'],
  },
  {
    when: /\b(?:I|we) used to\b|\bback then\b|\bwhen I was (?:a |still |little|young|small|\d)/i,
    ask: ['What has changed since then?', 'What from that time is still with you?'],
  },
  {
    when: /\b(?:don't know|no idea|not sure|can't tell|wonder) (?:why|if|whether|who|where|what (?!to\b))/i,
    ask: ['If you had to guess, what would it be?', 'What about it do you know already?'],
  },
  {
    when: /\b(?:don't know|no idea|not sure) (?:what|how|where) to\b/i,
    ask: ['What have you already thought of doing?', 'What about it do you know for certain?'],
  },
  {
    when: /\b(?:(?:he|she|they|people|everyone|my (?:own )?\w+|my best friend) (?:(?:just|always|also|even|then|again) )?(?:said|says|told me|tells me|asked me|called me an?)|compared me)\b/i,
    ask: [
      'What did you think when you heard that?',
      'What would you have liked to hear?',
      'What did you want to answer?',
    ],
  },
  {
    when: /\bI (?:really |just |still )?(?:should|must|have to|ought to|need to|gotta)\b/i,
    ask: [
      'Who or what is asking that of you?',
      'What would happen if it waited a day?',
      'What would you do if nobody were counting?',
    ],
  },
  {
    when: /\bpromised (?:myself|him|her|them|my)\b/i,
    ask: ['What made you promise it?', 'What would keeping it look like, on an ordinary day?'],
  },
  {
    when: /\b(?:everything (?:\w+ )?(?:is|was|at|feels?|go(?:es|ing)?|that)|all of it|a lot going on|so much (?:to do|going on)|too many things)\b/i,
    ask: [
      'Which part of it comes to mind first?',
      'If one thing of all that could be lifted off, which one?',
    ],
  },
]
