import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SignedIn } from '../../contract/entities/credentials.ts'
import type { Account } from '../../contract/entities/userProfile.ts'
import { CallError, type ErrorCode } from '../../contract/errors.ts'
import type { Keys } from '../encryption/accountKey.ts'
import { createSignInStore, type TabNews } from './signInStore.ts'

const account: Account = {
  userId: 'writer-0123456789',
  profile: null,
  emailVerified: true,
  isAdmin: false,
  timeZone: 'Europe/Berlin',
  journalTitle: null,
}
const keys = { id: 'the keys of the writer' } as Keys
const signedIn = { token: 'token', expiresAt: 0, passwordWrap: 'wrap', account } as unknown as SignedIn

test('a reload goes on with the cookie and the kept keys', async () => {
  const { store } = device({ kept: keys })
  await store.start()
  assert.deepEqual(store.get(), { status: 'signed-in', account, keys })
})

test('a cookie without keys leaves the journal locked', async () => {
  const { store } = device({})
  await store.start()
  assert.deepEqual(store.get(), { status: 'signed-in', account, keys: undefined })
})

test('where nobody signed in the server is not asked', async () => {
  const { store, renewals } = device({ remembered: undefined })
  await store.start()
  assert.deepEqual(store.get(), { status: 'signed-out', expired: false })
  assert.equal(renewals(), 0)
})

test('a sign-in outlives a new version of the app', async () => {
  const { store } = device({ remembered: undefined, fromEarlierVersion: true, kept: keys })
  await store.start()
  assert.deepEqual(store.get(), { status: 'signed-in', account, keys })
})

test('a sign-in that has expired says so, and the keys go', async () => {
  const { store, kept } = device({ renewal: 'notSignedIn', kept: keys })
  await store.start()
  assert.deepEqual(store.get(), { status: 'signed-out', expired: true })
  assert.equal(kept(), undefined)
})

test('without a network the journal opens with kept keys, and waits without', async () => {
  const unlocked = device({ renewal: 'unavailable', kept: keys })
  await unlocked.store.start()
  assert.deepEqual(unlocked.store.get(), { status: 'signed-in', account, keys })

  const locked = device({ renewal: 'unavailable' })
  await locked.store.start()
  assert.deepEqual(locked.store.get(), { status: 'unreachable' })
})

test('an account that cannot be loaded counts as signed in and failed', async () => {
  const { store } = device({ renewal: 'internal' })
  await store.start()
  assert.deepEqual(store.get(), { status: 'signed-in', account: 'failed', keys: undefined })
})

test('signing in keeps the keys, unless the password is to be asked on every visit', async () => {
  const usual = device({ renewal: 'notSignedIn' })
  await usual.store.signedIn(signedIn, keys)
  assert.equal(usual.kept(), keys)
  assert.deepEqual(usual.told, ['signed-in'])

  const careful = device({ renewal: 'notSignedIn', asksEveryVisit: true, kept: keys })
  await careful.store.signedIn(signedIn, keys)
  assert.equal(careful.kept(), undefined)
})

test('signing out removes keys, token, answers and the memory of who wrote, and tells the tabs', async () => {
  const { store, kept, told, forgotten, bearer, remembered } = device({ kept: keys })
  await store.start()
  await store.signOut()
  assert.deepEqual(store.get(), { status: 'signed-out', expired: false })
  assert.equal(kept(), undefined)
  assert.equal(bearer(), undefined)
  assert.equal(remembered(), undefined)
  assert.equal(forgotten(), 1)
  assert.deepEqual(told, ['signed-out'])
})

test('signing out without a network is made good at the next visit', async () => {
  const { store, setEnding, ended } = device({ kept: keys, ending: 'unavailable' })
  await store.start()
  await store.signOut()
  assert.equal(store.get().status, 'signed-out')

  await store.start()
  assert.equal(store.get().status, 'signed-out')
  setEnding(undefined)
  await store.start()
  assert.equal(store.get().status, 'signed-out')
  assert.equal(ended(), 1)
})

test('what another tab says is followed, and not said again', async () => {
  const { store, told, remember } = device({ kept: keys })
  await store.start()
  await store.tabSaid('signed-out')
  assert.deepEqual(store.get(), { status: 'signed-out', expired: false })
  remember(account)
  await store.tabSaid('signed-in')
  assert.equal(store.get().status, 'signed-in')
  assert.deepEqual(told, [])
})

test('unlocking in another tab begins nothing anew in this one, unless its writer started over', async () => {
  const { store, keep } = device({ kept: keys })
  await store.start()
  const inUse = keysIn(store)
  await store.tabSaid('signed-in')
  assert.equal(keysIn(store), inUse)

  keep({ id: 'the keys after starting over' } as Keys)
  await store.tabSaid('signed-in')
  assert.equal(keysIn(store)?.id, 'the keys after starting over')
})

test('unlocking in another tab locks nothing in this one whose network is away', async () => {
  const { store, setRenewal } = device({ asksEveryVisit: true })
  await store.start()
  await store.unlocked(keys)
  setRenewal('unavailable')
  await store.tabSaid('signed-in')
  assert.deepEqual(store.get(), { status: 'signed-in', account, keys })
})

test('a time zone that was saved is the account’s from then on, also without a network', async () => {
  const { store, remembered } = device({ kept: keys })
  await store.start()
  store.timeZoneSaved('Asia/Tokyo')
  assert.deepEqual(store.get(), {
    status: 'signed-in',
    account: { ...account, timeZone: 'Asia/Tokyo' },
    keys,
  })
  assert.equal(remembered()?.timeZone, 'Asia/Tokyo')
})

test('a device without a key store still signs in', async () => {
  const { store } = device({ brokenKeyStore: true })
  await store.start()
  await store.unlocked(keys)
  assert.deepEqual(store.get(), { status: 'signed-in', account, keys })
})

function keysIn({ get }: ReturnType<typeof createSignInStore>): Keys | undefined {
  const state = get()
  return state.status === 'signed-in' ? state.keys : undefined
}

interface Device {
  renewal?: ErrorCode
  ending?: ErrorCode
  remembered?: Account | undefined
  kept?: Keys
  asksEveryVisit?: boolean
  brokenKeyStore?: boolean
  /** What is remembered cannot be read any more. */
  fromEarlierVersion?: boolean
}

function device({
  asksEveryVisit = false,
  brokenKeyStore = false,
  fromEarlierVersion = false,
  ...had
}: Device) {
  let { renewal, remembered, kept, ending } = { remembered: account, ...had }
  let renewals = 0
  let owed = false
  let ended = 0
  let bearer: string | undefined
  let forgotten = 0
  const told: TabNews[] = []
  const inKeyStore = async <T>(work: () => T) => {
    if (brokenKeyStore) throw new DOMException('No storage here', 'InvalidStateError')
    return work()
  }
  const store = createSignInStore({
    renew: async () => {
      renewals++
      if (renewal) throw new CallError(renewal)
      return signedIn
    },
    endSignIn: async () => {
      if (ending) throw new CallError(ending)
      ended++
    },
    setBearer: (token) => {
      bearer = token
    },
    // As IndexedDB does, another object each time.
    findKeys: () => inKeyStore(() => kept && { ...kept }),
    saveKeys: (_, saved) =>
      inKeyStore(() => {
        kept = saved
      }),
    removeAllKeys: () =>
      inKeyStore(() => {
        kept = undefined
      }),
    asksEveryVisit: () => asksEveryVisit,
    remembered: {
      exists: () => remembered !== undefined || fromEarlierVersion,
      find: () => remembered,
      save: (saved) => {
        remembered = saved
      },
      remove: () => {
        remembered = undefined
      },
    },
    owedSignOut: {
      find: () => owed,
      save: (now) => {
        owed = now
      },
    },
    forgetAnswers: () => {
      forgotten++
    },
    tellTabs: (news) => void told.push(news),
  })
  return {
    store,
    told,
    kept: () => kept,
    ended: () => ended,
    renewals: () => renewals,
    keep(other: Keys) {
      kept = other
    },
    setRenewal(code: ErrorCode | undefined) {
      renewal = code
    },
    setEnding(code: ErrorCode | undefined) {
      ending = code
    },
    bearer: () => bearer,
    remembered: () => remembered,
    remember(other: Account) {
      remembered = other
    },
    forgotten: () => forgotten,
  }
}
