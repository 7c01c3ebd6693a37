import assert from 'node:assert/strict'
import { test } from 'node:test'
import { post, startHttp } from '../../tests/support/httpServer.ts'

test('a page is sniffed by nobody, opened by nobody, and tells nobody where one came from', async () => {
  const { origin } = await startHttp()
  const { headers } = await fetch(`${origin}/mailbox`)
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin')
  assert.equal(headers.get('referrer-policy'), 'no-referrer')
})

test('under https browsers stay with it, and the cookie goes no other way; under http neither is said', async () => {
  for (const https of [true, false]) {
    const { origin } = await startHttp({ https })
    const { headers } = await fetch(`${origin}/mailbox`)
    assert.equal(headers.has('strict-transport-security'), https)
    const { headers: answered } = await post(origin, 'renewSignIn', '{"data":null}')
    assert.equal(/; Secure/.test(answered.get('set-cookie') ?? ''), https)
  }
})
