import * as z from 'zod/mini'
import type { Asked, Call } from '../../../../contract/calls/defineCall.ts'
import { saveEntry } from '../../../../contract/calls/saveEntry.ts'
import { saveReply } from '../../../../contract/calls/saveReply.ts'
import { CallError, type Status, statusOf } from '../../../../contract/errors.ts'
import type { ask } from '../../../ask.ts'
import { CannotOpenError } from '../../../encryption/errors.ts'
import { sealedField, type Unlocked } from '../../../encryption/sealedField.ts'
import type { Alone } from './alone.ts'
import type { DeviceStore, Kept, OutboxCall } from './deviceStore.ts'

const CALLS = { saveEntry, saveReply } satisfies Record<OutboxCall, Call>
type Item = Kept['outbox']

interface Options {
  store: DeviceStore
  unlocked: Unlocked
  ask: typeof ask
  alone: Alone
  newId: () => string
  /** An entry has reached the server, or its reply. */
  onSent: (call: OutboxCall, documentId: string) => void
}

export interface Waiting {
  call: OutboxCall
  documentId: string
  input: unknown
}

export interface Outbox {
  add: <K extends OutboxCall>(call: K, documentId: string, input: Asked<(typeof CALLS)[K]>) => Promise<void>
  /** Sends what waits, in order, one tab at a time. Gives the error that stops it, or that refused the document. */
  flush: (documentId?: string) => Promise<CallError | undefined>
  /** Without what no key opens any more, since its writer started over. */
  waiting: () => Promise<Waiting[]>
}

/** Would be refused again; everything else is worth another attempt. */
const REFUSALS: readonly Status[] = ['INVALID_ARGUMENT', 'ALREADY_EXISTS', 'NOT_FOUND', 'FAILED_PRECONDITION']
const isRefusal = ({ code }: CallError) => REFUSALS.includes(statusOf(code))

/** A reply to an entry that is gone, or a key that is. Text of the writer's is kept whatever the server says. */
const isPointless = ({ call }: Item, error: unknown): boolean =>
  error instanceof CannotOpenError || (call === 'saveReply' && error instanceof CallError && isRefusal(error))

/**
 * Every write goes through here: first onto the device, then to the server, and only then off the device. A write may
 * reach the server twice, when its answer was lost; it has one effect, because the client made its id.
 */
export function createOutbox({ store, unlocked, ask, alone, newId, onSent }: Options): Outbox {
  const sealedInput = (id: string) => sealedField(unlocked, 'outbox', id, 'input')
  const readAll = () => store.readAll('outbox', unlocked.userId)
  const open = async (item: Item): Promise<unknown> =>
    'readable' in item ? item.readable : sealedInput(item.id).openObject(z.unknown(), item.input)

  /** Readable only when its writer chose that, because this device could not encrypt. */
  const sealUnlessChosen = (id: string, input: object) =>
    sealedInput(id)
      .seal(input)
      .then(
        (sealed) => ({ input: sealed }),
        (failure: unknown) => {
          if ('encrypted' in input && input.encrypted === false) return { readable: input }
          throw failure
        },
      )

  async function sendItem(item: Item): Promise<CallError | undefined> {
    try {
      const call: Call = CALLS[item.call]
      await ask(call, (await open(item)) as Asked<typeof call>)
    } catch (error) {
      const problem = error instanceof CallError ? error : new CallError('internal')
      if (isPointless(item, error)) await store.remove('outbox', item.id)
      return problem
    }
    await store.remove('outbox', item.id)
    onSent(item.call, item.documentId)
    return undefined
  }

  async function sendAll(documentId: string | undefined): Promise<CallError | undefined> {
    let problem: CallError | undefined
    for (const item of await readAll()) {
      const failure = await sendItem(item)
      if (failure && (!isRefusal(failure) || item.documentId === documentId)) problem = failure
      if (failure && !isRefusal(failure)) break
    }
    return problem
  }

  return {
    async add(call, documentId, input) {
      const id = newId()
      const kept = await sealUnlessChosen(id, input)
      await store.write('outbox', { id, userId: unlocked.userId, call, documentId, ...kept })
    },
    flush: (documentId) => alone(`outbox ${unlocked.userId}`, () => sendAll(documentId)),
    async waiting() {
      const opened = (await readAll()).map((item) =>
        open(item).then(
          (input) => [{ call: item.call, documentId: item.documentId, input }],
          () => [],
        ),
      )
      return (await Promise.all(opened)).flat()
    },
  }
}
