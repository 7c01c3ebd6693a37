import { APPROVAL_WAIT_HOURS } from '../../../contract/limits.ts'

export const approval = {
  pending: {
    title: 'Your request is with us',
    text: `Approval typically takes ${APPROVAL_WAIT_HOURS} hours.`,
    steps: [
      'Each request is looked at by a person.',
      'We grow slowly because every reply of the companion costs us something: approval keeps those API costs in check.',
      'You get an email confirmation once you are approved.',
    ],
    stay: 'You can close this page. If it stays open, it moves on by itself.',
    check: 'Check Approval Status',
    signOut: 'Sign Out',
  },
  rejected: {
    title: 'Your request was not approved',
    text: 'We are sorry. We could not let you into the beta this time.',
    reason: 'The reason given',
    contact: 'If you think this is a mistake, please reply to the email we sent you about it.',
    care: 'This says nothing about you or about what you are going through. If things are heavy right now, please talk to someone.',
    support: 'Need support now?',
    signOut: 'Sign Out',
  },
}
