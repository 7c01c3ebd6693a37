import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Encrypted } from '../../../../contract/entities/encrypted.ts'

/** Only when its writer chose that, because this device could not encrypt. */
interface Readable {
  readable: unknown
}

/** What this device keeps, by kind; each record belongs to one writer, and its text is sealed with their draft key. */
export interface Kept {
  drafts: { id: string; userId: string; changedAt: number; text: Encrypted }
  /** At most one for each writer (spec §3: temporary session backup). */
  backups: {
    id: string
    userId: string
    timestamp: number
    sessionActive: boolean
    sessionId: string
    conversation: Encrypted
  }
  /** In the order in which it is sent. */
  outbox: {
    id: string
    userId: string
    order?: number
    call: OutboxCall
    documentId: string
  } & ({ input: Encrypted } | Readable)
}
export type Kind = keyof Kept
export type OutboxCall = 'saveEntry' | 'saveReply'

export interface DeviceStore {
  readAll: <K extends Kind>(kind: K, userId: string) => Promise<Kept[K][]>
  write: <K extends Kind>(kind: K, record: Kept[K]) => Promise<void>
  remove: (kind: Kind, id: string) => Promise<void>
  /** False when this browser stores nothing, so that it lasts only as long as the page. */
  readonly lasting: boolean
}

interface Database extends DBSchema {
  drafts: { key: string; value: Kept['drafts'] }
  backups: { key: string; value: Kept['backups'] }
  outbox: { key: number; value: Kept['outbox']; indexes: { id: string } }
}

let opened: Promise<DeviceStore> | undefined

/**
 * IndexedDB, or the page's memory where it is blocked, full or evicted: then writing goes on all the same. One for the
 * page, so that what only its memory holds is there again after a look at the history.
 */
export function openDeviceStore(): Promise<DeviceStore> {
  opened ??= openDatabase().then(storeIn, memoryStore)
  return opened
}

async function openDatabase(): Promise<IDBPDatabase<Database>> {
  return openDB<Database>('journal', 1, {
    upgrade(created) {
      created.createObjectStore('drafts', { keyPath: 'id' })
      created.createObjectStore('backups', { keyPath: 'id' })
      created.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true }).createIndex('id', 'id')
    },
  })
}

function storeIn(database: IDBPDatabase<Database>): DeviceStore {
  const memory = memoryStore()
  /** What waits to be sent, should the browser take it away under the open page. */
  const copies = memoryStore()
  let lasting = true

  return {
    get lasting() {
      return lasting
    },
    async readAll(kind, userId) {
      const stored = await readAllIn(database, kind, userId).catch(() => copies.readAll(kind, userId))
      return [...stored, ...(await memory.readAll(kind, userId))]
    },
    async write(kind, record) {
      try {
        await database.put(kind, record)
        if (kind === 'outbox') await copies.write(kind, record)
      } catch {
        lasting = false
        await memory.write(kind, record)
      }
    },
    async remove(kind, id) {
      await Promise.all([memory.remove(kind, id), copies.remove(kind, id)])
      // What could not be removed is sent once more, which changes nothing.
      await removeFrom(database, kind, id).catch(() => undefined)
    },
  }
}

/** idb's own shorthand leaves nobody to hear of it when the browser breaks a reading transaction off. */
function reading<K extends Kind>(database: IDBPDatabase<Database>, kind: K) {
  const transaction = database.transaction(kind)
  transaction.done.catch(() => undefined)
  return transaction.store
}

async function readAllIn<K extends Kind>(
  database: IDBPDatabase<Database>,
  kind: K,
  userId: string,
): Promise<Kept[K][]> {
  const stored = await reading(database, kind).getAll()
  return stored.filter((record) => record.userId === userId) as never
}

async function removeFrom(database: IDBPDatabase<Database>, kind: Kind, id: string): Promise<void> {
  const key = kind === 'outbox' ? await reading(database, 'outbox').index('id').getKey(id) : id
  if (key !== undefined) await database.delete(kind, key)
}

export function memoryStore(): DeviceStore {
  const kept: { [K in Kind]: Map<string, Kept[K]> } = {
    drafts: new Map(),
    backups: new Map(),
    outbox: new Map(),
  }

  return {
    lasting: false,
    readAll: async (kind, userId) => [...kept[kind].values()].filter((record) => record.userId === userId),
    write: async (kind, record) => void kept[kind].set(record.id, record),
    remove: async (kind, id) => void kept[kind].delete(id),
  }
}
