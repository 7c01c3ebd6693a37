import { product } from './product.ts'

export const signIn = {
  title: 'Access Your Journal',
  subtitle: { signIn: 'Welcome back.', signUp: 'A private place, in closed beta.' },
  back: 'Back',
  toSignUp: 'New here? Sign up for the beta',
  toSignIn: 'Already have an account? Sign in',

  name: 'Full name',
  nameHint: 'Only used to greet you, and shown to the person who approves your request.',
  required: '(required)',
  email: 'Email',
  password: 'Password',
  passwordPlaceholder: 'Password (min 6 characters)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',

  beta: {
    title: 'This is a closed beta',
    points: [
      'A person approves each account, usually within 24–48 hours.',
      'Things may change or break while we learn. Keep an export of what matters to you.',
      `${product.name} is not a substitute for professional mental health care, and not for emergencies.`,
    ],
    agree: 'I understand and agree to these beta testing terms',
  },

  submit: { signIn: 'Sign In', signUp: 'Sign Up for Beta', loading: 'Loading...' },
  deriving: 'Making the key on this device. On an older phone this takes a few seconds.',
  forgot: 'Forgot your password?',
  signedOutBecauseExpired: 'Your session has expired. Please sign in again.',
  wrongKey:
    'You are signed in, but the key from the server does not open with your password. Please try again, and write to us if it stays so.',

  strength: {
    label: 'Password strength',
    levels: ['Very easy to guess', 'Easy to guess', 'Could be stronger', 'Strong', 'Very strong'],
    advice: 'Three or four unrelated words are strong and easy to remember.',
  },

  recoveryCode: {
    title: 'Your recovery code',
    why: 'Your password is the key to your journal, and we do not have it. If you forget it, this code is the only other way in. It is shown once.',
    keep: 'Print it, or keep it in a password manager, apart from your password.',
    label: 'Recovery code',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Download',
    print: 'Print',
    fileName: `${product.name.toLowerCase()}-recovery-code.txt`,
    fileText: (code: string, email: string) =>
      `Recovery code for ${product.name}\n${email}\n\n${code}\n\nWith this code and access to your mailbox you can set a new password. Keep it apart from your password.\n`,
    next: 'I have kept it',
    confirmTitle: 'One check before we go on',
    confirmText: (group: number) =>
      `Please type group ${group} of the code as you kept it: the four characters at that place.`,
    confirmLabel: (group: number) => `Group ${group} of 8`,
    confirmWrong: 'That does not match. Please look at your copy again.',
    showAgain: 'Show the code again',
    create: 'Create my account',
    finish: 'Go on',
  },

  forgotten: {
    title: 'Forgot your password?',
    text: 'We send a link to your address. With that link and your recovery code you set a new password, and your journal is as it was.',
    submit: 'Send the link',
    sent: 'If there is an account for this address, a link is on its way. It is good for one hour. Please look in your spam folder, too.',
    back: 'Back to Sign In',
  },

  recover: {
    title: 'Recover your journal',
    opening: 'Checking your link…',
    forAccount: (email: string) => `For ${email}`,
    code: 'Recovery code',
    codeHint: 'Eight groups of four. Capitals and dashes do not matter.',
    newPassword: 'New password',
    submit: 'Set new password',
    signsOut: 'All other devices are signed out.',
    askForLink: 'Ask for a new link',
    lostCode: 'I do not have my recovery code',
    haveCode: 'I have my recovery code after all',
  },

  firstPassword: {
    title: 'Set your password',
    text: (email: string) =>
      `For ${email}. Your account has moved here without its password. Your new one, and the recovery code that comes next, are the keys to your journal; we do not have them.`,
    submit: 'Open my journal',
  },

  startOver: {
    title: 'Start over without your journal',
    text: 'Without the code nobody can open what you wrote, not even us. You can keep your account and begin with an empty journal. Everything written so far is deleted for good.',
    typeLabel: (phrase: string) => `Type “${phrase}” to confirm`,
    phrase: 'delete my journal',
    typeWrong: (phrase: string) => `Please type “${phrase}” exactly.`,
    submit: 'Delete my journal and start over',
  },

  unlock: {
    title: 'Unlock your journal',
    text: 'You are still signed in, but the key is not on this device any more. Your password makes it again.',
    account: 'Account',
    submit: 'Unlock',
    wrongPassword: 'This password does not open your journal.',
    useOther: 'Sign Out & Use Different Account',
  },
}
