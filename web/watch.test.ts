import assert from 'node:assert/strict'
import { test } from 'node:test'
import { watchAccount } from '../contract/calls/watchAccount.ts'
import { CallError, type ErrorCode } from '../contract/errors.ts'
import type { askStream } from './ask.ts'
import { type Surroundings, watch } from './watch.ts'

test('comes back after a failure, later each time, and at once when the network does', async () => {
  const { surroundings, change, waits, passTime } = page()
  const { connect, connections } = server()
  const end = new AbortController()
  const watching = watch(
    watchAccount,
    null,
    { onChunk: () => undefined, signal: end.signal },
    surroundings,
    connect,
  )

  await connections.fail('unavailable')
  assert.deepEqual(waits, [1000])
  passTime()
  await connections.fail('unavailable')
  assert.deepEqual(waits, [1000, 2000])
  change()
  await connections.fail('unavailable')
  assert.deepEqual(waits, [1000, 2000, 4000])

  end.abort()
  await watching
})

test('lets go while the page is hidden', async () => {
  const { surroundings, change, setVisible, waits } = page()
  const { connect, connections } = server()
  const end = new AbortController()
  const watching = watch(
    watchAccount,
    null,
    { onChunk: () => undefined, signal: end.signal },
    surroundings,
    connect,
  )

  await connections.opened(1)
  setVisible(false)
  change()
  await connections.closed()
  setVisible(true)
  change()
  await connections.opened(2)
  assert.deepEqual(waits, [])

  end.abort()
  await watching
})

test('gives up when it is refused', async () => {
  const { surroundings } = page()
  const { connect, connections } = server()
  const { signal } = new AbortController()
  const watching = watch(watchAccount, null, { onChunk: () => undefined, signal }, surroundings, connect)
  await connections.opened(1)
  void connections.fail('notSignedIn')
  await assert.rejects(watching, { code: 'notSignedIn' })
})

function page() {
  let visible = true
  const listeners = new Set<() => void>()
  const waits: number[] = []
  let passTime: () => void = () => undefined
  const surroundings: Surroundings = {
    isVisible: () => visible,
    onChange(changed, signal) {
      listeners.add(changed)
      signal.addEventListener('abort', () => listeners.delete(changed))
    },
    setTimeout(done, delay) {
      waits.push(delay)
      passTime = done
    },
  }
  return {
    surroundings,
    waits,
    passTime: () => passTime(),
    setVisible(now: boolean) {
      visible = now
    },
    change() {
      for (const changed of [...listeners]) changed()
    },
  }
}

/** Connections stay open until the test fails them or the page lets go. */
function server() {
  let count = 0
  let open: ((error: Error) => void) | undefined
  const connect = ((_call, _input, { signal }) =>
    new Promise((_resolve, reject) => {
      count++
      open = reject
      signal?.addEventListener('abort', () => reject(new CallError('cancelled')))
    }).finally(() => {
      open = undefined
    })) as typeof askStream

  async function until(reached: () => boolean) {
    for (let turn = 0; turn < 100 && !reached(); turn++) await Promise.resolve()
    assert.ok(reached())
  }
  const connections = {
    opened: (times: number) => until(() => count === times && open !== undefined),
    closed: () => until(() => open === undefined),
    async fail(code: ErrorCode) {
      await until(() => open !== undefined)
      open?.(new CallError(code))
      await until(() => open === undefined)
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    },
  }
  return { connect, connections }
}
