import * as z from 'zod/mini'
import { Account } from '../../contract/entities/userProfile.ts'

/** What this browser keeps besides keys and drafts: who wrote here last, and two marks. Never text of a journal. */
const ACCOUNT = 'account'
const ASKS_EVERY_VISIT = 'ask-every-visit'
const OWED_SIGN_OUT = 'owed-sign-out'

/** Storage may be switched off; then the device simply remembers nothing. */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}

export const remembered = {
  exists: (): boolean => Boolean(attempt((storage) => storage.getItem(ACCOUNT))),
  find: (): Account | undefined =>
    attempt((storage) => z.parse(Account, JSON.parse(storage.getItem(ACCOUNT) ?? ''))),
  save: (account: Account) => attempt((storage) => storage.setItem(ACCOUNT, JSON.stringify(account))),
  remove: () => attempt((storage) => storage.removeItem(ACCOUNT)),
}

export const asksEveryVisit = (): boolean => isSet(ASKS_EVERY_VISIT)
export const setAsksEveryVisit = (asks: boolean) => set(ASKS_EVERY_VISIT, asks)

export const owedSignOut = {
  find: () => isSet(OWED_SIGN_OUT),
  save: (owed: boolean) => set(OWED_SIGN_OUT, owed),
}

const isSet = (key: string): boolean => attempt((storage) => storage.getItem(key)) === 'yes'

function set(key: string, on: boolean) {
  attempt((storage) => (on ? storage.setItem(key, 'yes') : storage.removeItem(key)))
}
