import type { Account } from '../../contract/entities/userProfile.ts'
import type { Unlocked } from '../encryption/sealedField.ts'

/** The screens of an approved member. No `view` is the journal itself. */
export type MemberView = 'history' | 'insights' | 'settings'

/** Where to go inside /app: it becomes the query, so Back, reload and deep links work (design §2). */
export interface MemberPlace {
  view?: MemberView
  /** Of the history: the session whose detail is shown. */
  session?: string
}

/** Asked before signing out; false means that the person rather stays. */
export type BeforeSignOut = () => Promise<boolean>

/** Whether a journal session is going on. The journal says so; history, settings and the frame read it. */
export interface SessionActivity {
  readonly active: boolean
  setActive: (active: boolean) => void
}

/** What the app hands to the journal, the history, the insights and the settings. */
export interface MemberScreenProps {
  /** The keys of this device. */
  unlocked: Unlocked
  /** Live: it changes when the profile does. */
  account: Account
  place: MemberPlace
  /** A new entry in the browser's history, unless `replace`. */
  goTo: (place: MemberPlace, options?: { replace?: boolean }) => void
  /** Runs the hooks of `onBeforeSignOut`, then ends the sign-in in all tabs. Resolves false when one of them said no. */
  signOut: () => Promise<boolean>
  /** Registers a hook, for an effect: `useEffect(() => onBeforeSignOut(askToSave), …)`. Returns how to take it back. */
  onBeforeSignOut: (hook: BeforeSignOut) => () => void
  /** Opens 'Need support now?'. A link to it stands below every screen already; journal and gates may show another. */
  openSupport: () => void
  sessionActivity: SessionActivity
}
