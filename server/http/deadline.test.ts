import assert from 'node:assert/strict'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { mock, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { CALL_TIMEOUT } from '../../contract/limits.ts'
import { withCode } from '../../tests/support/testContext.ts'
import { CallDeadline } from './deadline.ts'

const asked = () => {
  const outgoing = new ServerResponse(new IncomingMessage(new Socket()))
  return { outgoing, deadline: new CallDeadline(undefined, outgoing, new AbortController().signal) }
}
const never = new Promise<never>(() => {})

test('a call that never ends is ended after 70 seconds', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const { deadline } = asked()
  const ended = assert.rejects(deadline.before(never), withCode('timedOut'))
  await turn()
  mock.timers.tick(CALL_TIMEOUT)
  await ended
  mock.timers.reset()
  assert.ok(deadline.signal.aborted)
})

test('whoever goes away ends their call, also before anybody looked', async () => {
  const { outgoing, deadline } = asked()
  const ended = assert.rejects(deadline.before(never), withCode('cancelled'))
  await turn()
  outgoing.emit('close')
  await ended

  const early = asked()
  early.outgoing.destroy()
  await turn()
  await turn()
  assert.equal(early.deadline.reason?.code, 'cancelled')
})

test('an answered call is watched no more', async () => {
  const { outgoing, deadline } = asked()
  outgoing.end()
  await turn()
  assert.equal(outgoing.listenerCount('close'), 0)
  assert.equal(deadline.reason, undefined)
})
