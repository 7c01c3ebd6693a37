import { product } from './product.ts'

const { name } = product

export const app = {
  title: (screen: string) => `${screen} · ${name}`,
  titles: {
    signIn: 'Access Your Journal',
    recovery: 'Recover your journal',
    unlock: 'Unlock your journal',
    verifyEmail: 'Verify your email',
    pending: 'Waiting for approval',
    rejected: 'Your request was not approved',
    admin: 'Admin Panel',
    history: 'Conversation History',
    insights: 'Insights',
    settings: 'Settings',
    problem: 'Something went wrong',
  },
  skip: 'Skip to the content',
  opening: 'Opening your journal…',
  openingScreen: 'One moment…',
  signOut: 'Sign Out',
  tryAgain: 'Try again',

  bar: {
    label: 'Help and state',
    offline: 'You are offline',
    newVersion: 'A new version is ready.',
    reload: 'Update',
  },

  unreachable: {
    title: 'We cannot reach your journal right now',
    text: 'Your network or our server is not answering. Nothing you wrote is lost. This page tries again by itself as soon as the network is back.',
  },

  crash: {
    title: 'Something went wrong',
    text: 'This screen stopped working. What you sent is saved, and a draft stays on this device. Reloading usually helps.',
    reload: 'Reload',
  },

  noEncryption: {
    title: 'This address is not secure enough to write at',
    text: 'Your browser only encrypts on pages that were opened through HTTPS (or on this computer itself, as localhost). Without that, we would have to store your journal readable. We do not do that.',
    doTitle: 'What to do',
    steps: [
      'Open this page through an address that begins with https://.',
      'If you run this server yourself: put it behind a reverse proxy with a certificate, such as Caddy, and set APP_URL to that address.',
      'On the same computer, open it as http://localhost.',
    ],
  },
}
