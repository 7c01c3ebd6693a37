import { product } from './product.ts'

const { name } = product

export const landing = {
  name,
  title: `${name} · a private journal that answers`,
  description: product.description,
  skip: 'Skip to the content',
  start: 'Get Started',
  signIn: 'Sign In',
  supportLink: 'Need support now?',

  hero: {
    title: 'A private place to hear yourself think.',
    text: `${name} is a journal that answers. Write to an AI companion in short, guided sessions, keep what matters, and come back to it when you are ready. Every word is encrypted on your device before it is stored.`,
    privacyLink: 'What we can and cannot see',
    beta: 'Closed beta. A person approves each account, usually within 24–48 hours.',
  },

  example: {
    label: 'A piece of a session, and what is stored of it',
    written: 'I said yes to the extra shift again. I didn’t even want to. It just came out.',
    companion: 'Sage, an AI companion',
    reply:
      'It came out before you had asked yourself. If you could answer once more, slowly, what would you say?',
    stored: 'What is stored of it',
    sealed: 'j1.gcm.k1.Zk3vQ0m8rT1x.9bWc4sJ0yLhVf7uEoP2nRtGq6XaMd5KiBz81wSeCxUNvH3gYlDjO',
    sealedAloud: 'Characters that nobody can read without your key.',
  },

  features: {
    title: 'Write. Be answered. See the thread.',
    cards: {
      expression: {
        title: 'Safe Expression',
        text: 'No audience, no feed, no streak to keep. Write it the way it comes out. The companion listens, asks one open question at a time, and tells you that it is an AI whenever you want to know.',
      },
      insights: {
        title: 'AI-Powered Insights',
        text: 'A session ends with a summary in plain words: the themes you came back to, each tied to a sentence of your own. You read and edit it before it is saved. No scores for feelings, no diagnosis.',
      },
      progress: {
        title: 'Track Progress',
        text: 'Every session stays in your history, in full and in your own time zone. Read back over weeks and months, and notice what has moved.',
      },
    },
  },

  reasons: {
    title: `Why ${name}`,
    list: [
      {
        title: 'Complete privacy',
        text: 'Your journal is stored under a key that we never have. No advertising, no trackers, not one request to a third party on any page.',
      },
      {
        title: 'Focused on wellness',
        text: 'Made for reflection and nothing else, with help for a hard night always one tap away, even without a network.',
      },
      {
        title: 'Simple',
        text: 'Four ways to begin: write freely, check in, be guided, or build a habit. Stop when you like. Nothing is ever lost.',
      },
      {
        title: 'Growth-oriented',
        text: 'Small steps you choose yourself. Progress is what you say it is, in your words, not in points.',
      },
    ],
  },

  privacy: {
    title: 'What we can and cannot see',
    text: 'Your password opens a key on your device. It never reaches us, and neither does the key.',
    unseen: {
      title: 'Stored so that only you can read it',
      list: [
        'your entries and the companion’s replies',
        'summaries, moods, and what the companion remembers',
        'your drafts, and the name you give the companion',
      ],
    },
    seen: {
      title: 'What we do see',
      list: [
        'your name and email address',
        'when you write and how much: times, counts, sizes',
        'what you write, and what the companion needs to remember, for the moment in which it answers. That is neither stored nor logged; where an AI provider is set up, it receives it too',
      ],
    },
    honest:
      'And plainly: whoever serves a web page could serve a different one. So the source code is open, and small enough to read.',
    lost: 'If you lose both your password and your recovery code, nobody can open your journal again. Not even us.',
  },

  safety: {
    title: 'When writing gets heavy',
    text: 'This is our safety protocol, in short.',
    steps: [
      'Your own device looks for signs of a crisis before anything is sent. It works offline and past the daily limit.',
      'At a clear sign, a card with people to call or text appears above the reply. At a faint one, a quiet line. Otherwise nothing.',
      'An AI model may raise the alarm. It can never lower it.',
      'Your writing is never blocked, delayed, deleted or labelled. Nobody is alerted, and the card says so.',
      'Phone numbers come from a list with its sources and dates, never from an AI.',
    ],
    quality: (caught: number, flagged: number) =>
      `Of sentences it had never met, many of them hidden or misspelled, it noticed ${caught} % of those that speak of danger, and spoke up at ${flagged} % of harmless ones that sound grave.`,
    limits: 'No such screen catches everything. Please do not rely on it in place of a person.',
  },

  support: {
    title: 'Need support now?',
    emergency: 'If you or someone else is in danger, call your local emergency number.',
    talk: 'If you would like to talk to someone, open your country below. The lines are there for exactly this.',
    emergencyNumber: 'Emergency',
    byText: (number: string, word?: string) => (word ? `text ${word} to ${number}` : `text ${number}`),
    elsewhere: 'Not on the list? There are many more at',
  },

  begin: {
    title: 'How to begin',
    text: 'We are in closed beta, so there is one step more than usual.',
    steps: [
      {
        title: 'Sign up',
        text: 'Your name, your email address, a password. You get a recovery code to keep somewhere safe.',
      },
      { title: 'Confirm your address', text: 'We send you one email with a link.' },
      {
        title: 'Be approved',
        text: 'A person looks at each request, typically within 24–48 hours. Each reply costs us something, so we grow slowly.',
      },
    ],
  },

  footer: {
    disclaimer: `${name} is not a substitute for professional mental health care. It does not diagnose or treat. If you are in crisis, contact your local emergency services.`,
    ai: 'The companion is an AI, and can be wrong.',
  },
}

export type LandingTexts = typeof landing
