import type { SignedIn } from '../../contract/entities/credentials.ts'
import type { Account } from '../../contract/entities/userProfile.ts'
import { CallError } from '../../contract/errors.ts'
import type { Keys } from '../encryption/accountKey.ts'

export type SignInState =
  | { status: 'starting' }
  /** The server does not answer, and nothing on this device says who writes here. */
  | { status: 'unreachable' }
  | { status: 'signed-out'; expired: boolean }
  /** Without keys the journal is locked. An account that could not be loaded counts as unverified (spec §4). */
  | { status: 'signed-in'; account: Account | 'failed'; keys: Keys | undefined }

/** What the store needs of the device and the server. */
export interface SignInNeeds {
  renew: () => Promise<SignedIn>
  endSignIn: (everywhere: boolean) => Promise<unknown>
  setBearer: (token: string | undefined) => void
  findKeys: (userId: string) => Promise<Keys | undefined>
  saveKeys: (userId: string, keys: Keys) => Promise<unknown>
  removeAllKeys: () => Promise<void>
  /** The setting 'ask for my password on every visit'. */
  asksEveryVisit: () => boolean
  /** Who is signed in here; with it the journal opens without a network, too. */
  remembered: {
    exists: () => boolean
    /** Undefined as well when an earlier version of the app wrote it. */
    find: () => Account | undefined
    save: (account: Account) => void
    remove: () => void
  }
  /** A sign-out that the server has not heard of, because there was no network. */
  owedSignOut: {
    find: () => boolean
    save: (owed: boolean) => void
  }
  /** Drops everything that was read for the person who leaves. */
  forgetAnswers: () => void
  /** To the other tabs. */
  tellTabs: (news: TabNews) => void
}

export type TabNews = 'signed-in' | 'signed-out'

export type SignInStore = ReturnType<typeof createSignInStore>

/** Who is signed in, for the whole app. */
export function createSignInStore(needs: SignInNeeds) {
  let state: SignInState = { status: 'starting' }
  const listeners = new Set<() => void>()

  function become(next: SignInState) {
    state = next
    for (const tell of listeners) tell()
  }

  /** A sign-in survives a reload by its cookie; the keys by the key store. */
  async function start() {
    if (needs.owedSignOut.find()) return signOut()
    // Nobody signed in here, so there is no cookie either, and nothing to ask.
    if (!needs.remembered.exists()) return leave(false)
    try {
      const { account } = await needs.renew()
      const keys = await keysFor(account.userId)
      needs.remembered.save(account)
      become({ status: 'signed-in', account, keys })
    } catch (error) {
      await startWithoutServer(error)
    }
  }

  /** Those in use stay the same object, so that what is open does not begin anew; starting over makes others. */
  async function keysFor(userId: string): Promise<Keys | undefined> {
    const [kept, inUse] = [await findKeys(userId), keysInUse(userId)]
    return inUse && (!kept || kept.id === inUse.id) ? inUse : kept
  }

  function keysInUse(userId: string): Keys | undefined {
    if (state.status !== 'signed-in' || state.account === 'failed') return undefined
    return state.account.userId === userId ? state.keys : undefined
  }

  async function startWithoutServer(error: unknown) {
    const code = error instanceof CallError ? error.code : 'internal'
    const account = needs.remembered.find()
    if (code === 'notSignedIn') return leave(true)
    if (code !== 'unavailable' && code !== 'timedOut')
      return become({ status: 'signed-in', account: 'failed', keys: undefined })
    const keys = account && (await keysFor(account.userId))
    become(account && keys ? { status: 'signed-in', account, keys } : { status: 'unreachable' })
  }

  /** No key store (a private window of some browsers) only means that the password is asked for again. */
  const findKeys = (userId: string) => needs.findKeys(userId).catch(() => undefined)

  async function keepKeys(userId: string, keys: Keys) {
    await needs.removeAllKeys().catch(() => undefined)
    if (!needs.asksEveryVisit()) await needs.saveKeys(userId, keys).catch(() => undefined)
  }

  async function leave(expired: boolean) {
    needs.setBearer(undefined)
    needs.remembered.remove()
    needs.forgetAnswers()
    become({ status: 'signed-out', expired })
    await needs.removeAllKeys().catch(() => undefined)
  }

  function accountChanged(account: Account) {
    if (state.status !== 'signed-in') return
    needs.remembered.save(account)
    become({ ...state, account })
  }

  /** Leaves this device at once, whatever the network does. The other tabs go first, so that none thinks it expired. */
  async function signOut({ everywhere = false } = {}) {
    needs.owedSignOut.save(true)
    needs.tellTabs('signed-out')
    const ended = needs.endSignIn(everywhere).then(
      () => true,
      (error: unknown) => error instanceof CallError && error.code === 'notSignedIn',
    )
    await leave(false)
    if (await ended) needs.owedSignOut.save(false)
  }

  return {
    get: () => state,
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    start,

    async signedIn({ token, account }: SignedIn, keys: Keys) {
      needs.forgetAnswers()
      needs.setBearer(token)
      needs.owedSignOut.save(false)
      needs.remembered.save(account)
      await keepKeys(account.userId, keys)
      become({ status: 'signed-in', account, keys })
      needs.tellTabs('signed-in')
    },

    async unlocked(keys: Keys) {
      if (state.status !== 'signed-in' || state.account === 'failed') return
      await keepKeys(state.account.userId, keys)
      become({ ...state, keys })
      needs.tellTabs('signed-in')
    },

    accountChanged,
    /** By this page, which is the only one to hear of it. */
    timeZoneSaved(timeZone: string) {
      if (state.status !== 'signed-in' || state.account === 'failed') return
      accountChanged({ ...state.account, timeZone })
    },

    /** Applies the setting 'ask for my password on every visit' at once. */
    async keepOrRemoveKeys() {
      if (state.status !== 'signed-in' || state.account === 'failed' || !state.keys) return
      await keepKeys(state.account.userId, state.keys)
    },

    signOut,

    /** The server has ended every sign-in already. */
    async accountDeleted() {
      needs.tellTabs('signed-out')
      await leave(false)
    },

    /** The sign-in ended elsewhere, or ran out. */
    async lost() {
      if (state.status !== 'signed-in') return
      await leave(true)
      needs.tellTabs('signed-out')
    },

    async tabSaid(news: TabNews) {
      if (news === 'signed-in') return start()
      if (state.status !== 'signed-out') await leave(false)
    },
  }
}
