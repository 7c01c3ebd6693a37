import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CannotOpenError } from './errors.ts'
import { openLegacy } from './legacy.ts'

/** Made with `openssl enc -aes-256-cbc -md md5 -salt -pass pass:user-1app-secret -base64 -A`. */
const text = 'U2FsdGVkX1/F/WrhfKohXq8DWEVkt4m/ap8+Kzm48i7ridsSEmF2KV6qWsHGCBY0'
const emptyText = 'U2FsdGVkX18in2XNl1jcoB8sKEF7cxJK8V8EHsPzEmA='

test('a legacy text opens with user id and app secret', async () => {
  assert.equal(await openLegacy(text, 'user-1app-secret'), 'Old entry: grüße 🍃')
  assert.equal(await openLegacy(emptyText, 'user-1app-secret'), '')
})

test('a legacy text does not open with anything else', async () => {
  const attempts = [
    { text, passphrase: 'user-2app-secret' },
    { text: text.slice(0, -4), passphrase: 'user-1app-secret' },
    { text: 'Dear diary', passphrase: 'user-1app-secret' },
    { text: '', passphrase: 'user-1app-secret' },
  ]
  for (const { text, passphrase } of attempts)
    await assert.rejects(openLegacy(text, passphrase), CannotOpenError)
})
