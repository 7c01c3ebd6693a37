import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localChanges } from '../store/changes.ts'
import { changesOf } from './changesAsStream.ts'

test('gives what is published after the call, even before it is first asked', async () => {
  const changes = localChanges()
  const stream = changesOf(changes, 'user:one', new AbortController().signal)
  changes.publish('user:one', 'a')
  changes.publish('user:two', 'of somebody else')
  changes.publish('user:one', 'b')

  assert.equal((await stream.next()).value, 'a')
  assert.equal((await stream.next()).value, 'b')
})

test('gives a message that waits only once, and again when it comes again', async () => {
  const changes = localChanges()
  const stream = changesOf(changes, 'pending', new AbortController().signal)
  changes.publish('pending')
  changes.publish('pending')
  assert.equal((await stream.next()).value, '')

  const next = stream.next()
  changes.publish('pending')
  assert.equal((await next).value, '')
})

test('ends when the signal aborts, also while it waits, and listens no more', async () => {
  const { changes, listeners } = countingListeners()
  const leaving = new AbortController()
  const stream = changesOf(changes, 'pending', leaving.signal)
  const next = stream.next()
  assert.equal(listeners(), 1)

  leaving.abort()
  assert.equal((await next).done, true)
  assert.equal(listeners(), 0)
})

test('listens no more when it is left', async () => {
  const { changes, listeners } = countingListeners()
  const stream = changesOf(changes, 'pending', new AbortController().signal)
  changes.publish('pending')
  await stream.next()
  await stream.return(undefined)
  assert.equal(listeners(), 0)
})

test('ends at once when the signal aborted before', async () => {
  const { changes, listeners } = countingListeners()
  const stream = changesOf(changes, 'pending', AbortSignal.abort())
  assert.equal((await stream.next()).done, true)
  assert.equal(listeners(), 0)
})

function countingListeners() {
  const changes = localChanges()
  let count = 0
  return {
    listeners: () => count,
    changes: {
      ...changes,
      subscribe(...given: Parameters<typeof changes.subscribe>) {
        count++
        let stopped = false
        const stop = changes.subscribe(...given)
        return () => {
          if (!stopped) count--
          stopped = true
          stop()
        }
      },
    },
  }
}
