export const journal = {
  title: 'Your Therapy Journal',
  subtitle: 'A safe space for reflection and growth',
  greeting: (name: string) => `Hello, ${name}`,
  loading: 'Opening your journal…',
  conversation: 'Conversation',
  invalidDate: 'Invalid date',
  unknownDate: 'Unknown date',

  menu: {
    label: 'Journal',
    rename: (companion: string) => `${companion}, rename your companion`,
    history: 'History',
    insights: 'Insights',
    settings: 'Settings',
    end: 'End Session',
    signOut: 'Sign Out',
  },

  usage: {
    left: (remaining: number, limit: number) => `${remaining}/${limit} messages left`,
    resets: 'resets',
  },

  rename: {
    label: 'Name of your companion',
    hint: 'Encrypted like everything you write.',
    suggestions: 'Suggestions',
    save: 'Save',
    reset: (name: string) => `Reset (back to ${name})`,
    cancel: 'Cancel',
    failed: 'Failed to save chatbot name. Please try again.',
  },

  welcome: (companion: string) =>
    `Welcome. I’m ${companion}, an AI companion, and this is your space. Choose how you would like to begin; you can change it whenever you like.`,

  modes: {
    legend: 'How would you like to write today?',
    change: 'Change Mode',
    names: {
      'free-journal': 'Free Journal',
      'quick-checkin': 'Quick Check-in',
      'guided-reflection': 'Guided Reflection',
      'habit-builder': 'Habit Builder',
    },
    texts: {
      'free-journal': 'Write what comes. No structure, no questions to get through.',
      'quick-checkin': 'About three messages: how you are, what is behind it, one small thing you need.',
      'guided-reflection': 'Look at one situation step by step, and find another view of it.',
      'habit-builder': 'From a wish to one small step, with a plan for when it gets hard.',
    },
    openings: {
      'free-journal': 'What is on your mind? Begin anywhere; it does not have to be in order.',
      'quick-checkin':
        'How are you right now, from 1 (very low) to 5 (very well)? A word or two about it is enough.',
      'guided-reflection':
        'Which situation would you like to look at? Tell me what happened, as a camera would have seen it.',
      'habit-builder':
        'Which habit would you like to build, or change? Describe it as concretely as you can.',
    },
  },

  composer: {
    label: 'Your message',
    placeholder: 'Write here…',
    limitPlaceholder: 'Daily message limit reached. You can go on writing; replies are back tomorrow.',
    send: 'Send',
    saveOnly: 'Save without a reply',
    counter: (written: string, limit: string) => `${written} of ${limit}`,
    draftKept: 'Draft kept on this device',
    draftOnlyHere: 'This browser keeps no drafts. Send before you close the page.',
  },

  limit: {
    title: 'Daily message limit reached',
    text: 'You have reached today’s message limit. It resets tomorrow. You can go on writing and end your session; what you write is saved without a reply.',
    close: 'OK',
  },

  messages: {
    you: 'You',
    summary: 'Summary',
    thinking: (companion: string) => `${companion} is thinking`,
    stop: 'Stop',
    stopped: 'Stopped',
    retry: 'Retry',
    ask: 'Ask for a reply',
    automatic: 'Automatic reply',
    answered: (companion: string, reply: string) => `${companion}: ${reply}`,
    sending: 'Sending…',
    onDevice: 'Saved on this device',
    saved: 'Saved',
    unencrypted: 'Not encrypted',
    sent: 'What was sent',
    fallback:
      'Thank you for sharing that. I could not put together a proper reply just now, but your words are saved. How do you feel about what you have just shared?',
    apology:
      "I apologize, but I encountered an error processing your entry. Please try again, and know that I'm here to support you.",
  },

  unsealed: {
    title: 'Your message could not be encrypted',
    text: 'It has not been stored anywhere. You can try again, save it without encryption (the server could then read it; it is marked, and encrypted as soon as that works), or keep it in the text area for now.',
    retry: 'Try again',
    unencrypted: 'Save unencrypted',
    keep: 'Keep it as a draft',
    errorNote: 'Encryption failed on the device; saved unencrypted by its writer’s choice.',
  },

  waiting: {
    one: 'One message is saved on this device. It is sent by itself when the connection is back.',
    many: (count: number) =>
      `${count} messages are saved on this device. They are sent by themselves, in order, when the connection is back.`,
  },

  care: {
    title: 'What you wrote sounds really heavy, and I’m glad you put it into words.',
    text: 'You deserve a person at your side in this. If you might act on it, or are in danger, please reach out now.',
    call: (name: string) => `Call ${name}`,
    write: (name: string) => `Text ${name}`,
    emergency: (number: string) => `Call ${number}`,
    trusted: 'Message someone I trust',
    trustedText: 'I’m having a hard time right now. Can you talk?',
    more: 'More ways to get help',
    private: 'Nobody has been alerted. This came from your own device, and your writing goes on as it was.',
    line: 'If this gets heavy, you don’t have to carry it alone.',
    lineLink: 'Need support now?',
  },

  notice: {
    title: 'You are writing with an AI',
    text: (companion: string) =>
      `${companion} is a computer program, not a person and not a therapist. It can be wrong.`,
    close: 'Understood',
  },

  memory: {
    on: (count: number) =>
      count === 1
        ? 'The companion gets one earlier summary and your notes.'
        : `The companion gets your last ${count} summaries and your notes.`,
    out: 'Leave memory out of this session',
  },

  sent: {
    title: 'What was sent',
    toServer:
      'Answered by the built-in companion, on the server of this journal. Nothing went to anyone else.',
    toProvider: (provider: string, model: string, host: string) =>
      `Passed through the server of this journal to ${provider} (${model}) at ${host}.`,
    unknown: 'Who answered is not known, because no answer came.',
    message: 'Your message',
    context: 'Earlier in this session',
    mode: 'Mode',
    companion: 'Name of the companion',
    notes: 'Your notes',
    summaries: 'Earlier summaries',
    nothing: 'Nothing',
    kept: 'This list is kept only while the page is open. The server keeps none.',
    close: 'Close',
  },

  ending: {
    question: {
      title: 'End this session?',
      text: 'You get a summary first, and can change it before it is saved.',
      confirm: 'End Session',
      cancel: 'Keep writing',
    },
    suggested: {
      title: 'Shall we end here?',
      text: (companion: string) =>
        `It sounds as if this could be a good place to stop. ${companion} asks whether you would like to end the session now.`,
      confirm: 'End Session',
      cancel: 'Keep writing',
    },
    nothing: 'No entries to summarize in this session.',
    failed: 'There was an error saving your session. Please try again.',
    close: 'OK',
    writing: 'Writing your summary…',
  },

  summary: {
    title: 'Your summary',
    text: 'Nothing of this is saved yet. Change whatever is not yours.',
    local:
      'The companion could not write a summary, so this one was put together on your device from your own sentences.',
    overview: 'Overview',
    themes: 'Themes',
    theme: (number: number) => `Theme ${number}`,
    addTheme: 'Add a theme',
    removeTheme: (theme: string) => `Remove the theme ${theme}`,
    growth: 'Signs of growth',
    growthHint: 'One on each line.',
    mood: 'Your mood, in your own words',
    moodNote: '(optional)',
    moodHint: 'Only what you write here is kept. Nobody guesses it.',
    save: 'Save and end',
    saving: 'Saving…',
    cancel: 'Keep writing',
    localOverview: (count: number, sentence: string) =>
      count === 1
        ? `You wrote one message. It began: “${sentence}”`
        : `You wrote ${count} messages. It began: “${sentence}”`,
  },

  complete: {
    title: 'Session Complete!',
    text: 'Your session is saved, encrypted, and waits in your history.',
    start: 'Start New Session',
    history: 'Read it in the history',
  },

  restore: {
    title: 'Continue your last session?',
    text: (count: number) =>
      `You left a session with ${count === 1 ? 'one message' : `${count} messages`} on this device. It is saved in your history; you can also continue it where you left off.`,
    confirm: 'Restore',
    cancel: 'Start new',
    failed: 'The session could not be restored. It is in your history.',
  },

  leaving: {
    warning: 'You have an active journal session. Are you sure you want to leave?',
    signOut: {
      title: 'Save your session before signing out?',
      text: 'It goes to your history as an auto-saved session, and you can continue it within 24 hours on this device.',
      confirm: 'Save and sign out',
      cancel: 'Stay',
    },
  },

  providers: {
    builtin: 'the built-in companion',
    'openai-compatible': 'an OpenAI-compatible service',
    anthropic: 'Anthropic',
    google: 'Google',
  },
}
