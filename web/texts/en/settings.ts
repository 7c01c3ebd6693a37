import { product } from './product.ts'

export const settings = {
  title: 'Settings',
  back: 'Back to your journal',
  saved: 'Saved.',
  loading: 'Loading…',
  account: {
    title: 'Account',
    name: 'Name',
    email: 'Email',
    timeZone: 'Time zone',
    since: 'Member since',
  },

  companion: {
    title: 'Your companion',
    notice:
      'The companion is an AI, not a person. It can be wrong, and it is no substitute for professional care. It sees what you write in a session, while it answers, and nothing else unless memory is on.',
    whoAnswers: 'Who answers',
    builtin: 'A simple companion built into this server. What you write goes to nobody else.',
    external: (model: string, host: string) =>
      `${model} at ${host}. What you write to the companion is sent there to be answered.`,
    thisServer: (model: string) => `${model}, on this server. What you write goes to nobody else.`,
    failed: 'Who answers could not be loaded.',
  },

  memory: {
    title: 'What the companion remembers',
    text: 'With memory on, your notes below and your last five session summaries are decrypted here and sent along while the companion answers. They are not kept there.',
    on: 'Let the companion remember',
    notes: 'Notes for the companion',
    notesHint: 'Anything it should know each time. Encrypted like your journal.',
    save: 'Save notes',
    clear: 'Delete notes',
    summaries: 'The summaries it is given',
    noSummaries: 'No summary yet.',
    cannotOpen: 'Unable to decrypt session data',
    failed: 'The memory could not be loaded.',
    offMark: 'Not sent while memory is off.',
  },

  password: {
    title: 'Password',
    current: 'Current password',
    new: 'New password',
    placeholder: 'Password (min 6 characters)',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Change password',
    deriving: 'Making the key on this device…',
    done: 'Your password is changed. Other devices are signed out. Your recovery code stays the same.',
    wrong: 'The current password is incorrect.',
  },

  device: {
    title: 'This device',
    askEveryVisit: 'Ask for my password on every visit',
    askText: 'The key is then not kept on this device. Good for a computer that others use, too.',
    everywhere: 'Sign out everywhere',
    everywhereText: 'Ends every sign-in, also on this device.',
    everywhereConfirm: 'Sign out on all devices?',
    cancel: 'Cancel',
    signOut: 'Sign Out',
  },

  export: {
    title: 'Take your journal with you',
    text: 'Everything you wrote, decrypted on this device. The file is readable for anyone who has it, so keep it well.',
    markdown: 'Download to read (Markdown)',
    json: 'Download all data (JSON)',
    working: (count: number) => `Decrypting… ${count}`,
    done: (entries: number, sessions: number) => `Saved: ${entries} entries in ${sessions} sessions.`,
    unreadable: (count: number) =>
      `${count} could not be decrypted. They are in the file as they are stored.`,
    fileName: `${product.name.toLowerCase()}-journal`,
    heading: `Journal · ${product.name}`,
    exportedOn: (when: string) => `Exported ${when}`,
    you: 'You',
    companion: 'Companion',
    summary: 'Summary',
    mood: 'Mood',
    autoSaved: 'auto-saved',
    cannotOpen: 'Unable to decrypt session data',
  },

  remove: {
    title: 'Delete account',
    text: 'Your account, every session and every entry are deleted at once and for good. Nobody can bring them back.',
    open: 'Delete my account',
    password: 'Your password',
    typeLabel: (phrase: string) => `Type “${phrase}” to confirm`,
    phrase: 'delete my account',
    typeWrong: (phrase: string) => `Please type “${phrase}” exactly.`,
    submit: 'Delete everything',
    cancel: 'Keep my account',
  },

  invalidDate: 'Invalid date',
  unknownDate: 'Unknown date',
}
