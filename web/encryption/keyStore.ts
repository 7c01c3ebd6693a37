import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Keys } from './accountKey.ts'

interface KeyDatabase extends DBSchema {
  keys: { key: string; value: Keys }
}

/** IndexedDB keeps a CryptoKey as the handle it is: after a reload it is usable, and still not readable. */
export const saveKeys = (userId: string, keys: Keys): Promise<string> =>
  inKeyDatabase((database) => database.put('keys', keys, userId))

export const findKeys = (userId: string): Promise<Keys | undefined> =>
  inKeyDatabase((database) => database.get('keys', userId))

/** At sign-out, when a sign-in has expired, and by the setting: no key of anyone stays on this device. */
export const removeAllKeys = (): Promise<void> => inKeyDatabase((database) => database.clear('keys'))

async function inKeyDatabase<T>(work: (database: IDBPDatabase<KeyDatabase>) => Promise<T>): Promise<T> {
  const database = await openDB<KeyDatabase>('keys', 1, {
    upgrade: (created) => void created.createObjectStore('keys'),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
