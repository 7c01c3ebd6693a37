import type { Mail } from '../store/mails.ts'

/** What is mailed. Plain text, one link, nothing of a journal. */

const SIGNATURE = '\n\nIf you did not expect this mail, you can ignore it.\n'
const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,')

export const verificationMail = (email: string, name: string, link: string): Mail => ({
  recipient: email,
  recipientName: name,
  subject: 'Please verify your email address',
  body: `${hello(name)}

Thank you for signing up for the beta. Please open this link to verify your email address:

${link}

It works once, within 24 hours.${SIGNATURE}`,
})

export const alreadyMemberMail = (email: string, appUrl: string): Mail => ({
  recipient: email,
  recipientName: '',
  subject: 'You already have an account',
  body: `Hello,

Somebody, perhaps you, has just signed up with this address. It already has an account, and nothing about it has changed.

To sign in, or if you have forgotten your password, go to:

${appUrl}/login${SIGNATURE}`,
})

export const approvedMail = (email: string, name: string, appUrl: string): Mail => ({
  recipient: email,
  recipientName: name,
  subject: 'Your account is approved',
  body: `${hello(name)}

Welcome. Your account has been approved, and your journal is open:

${appUrl}/app
`,
})

export const rejectedMail = (email: string, name: string, reason: string | null): Mail => ({
  recipient: email,
  recipientName: name,
  subject: 'About your sign-up',
  body: `${hello(name)}

Your sign-up for the beta was not approved.

Reason: ${reason ?? 'No reason provided'}

If you think this is a mistake, please reply to this mail to reach support.
`,
})

export const recoveryMail = (email: string, link: string): Mail => ({
  recipient: email,
  recipientName: '',
  subject: 'Set a new password',
  body: `Hello,

To set a new password, open this link within one hour and have your recovery code at hand:

${link}

Your journal is encrypted with keys that we do not have. Without the recovery code it cannot be opened again.${SIGNATURE}`,
})

export const importedMail = (email: string, name: string, link: string): Mail => ({
  recipient: email,
  recipientName: name,
  subject: 'Your journal has moved: please set a password',
  body: `${hello(name)}

Your journal has moved to a new home, and your account came with it. Passwords did not. To set a new one, open this link within 14 days:

${link}

When you sign in for the first time, your device encrypts what you wrote with a key that only you have.${SIGNATURE}`,
})
