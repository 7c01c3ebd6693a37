import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signInAs, signUpAs } from '../../tests/support/person.ts'
import { createTestContext, withCode } from '../../tests/support/testContext.ts'
import { signInParameters } from '../calls/passwords.ts'
import { openSecrets, WrongAppSecret } from '../openSecrets.ts'
import type { AppSecrets } from '../secrets.ts'
import { resealAll } from './reseal.ts'

const OLD = 'the old secret of 32 characters or more'
const NEW = 'the new secret of 32 characters or more'

async function withMembers(...secrets: AppSecrets) {
  const context = await createTestContext()
  context.secrets = await openSecrets(context, secrets)
  await signUpAs(context, 'ana@example.org', 'her password')
  await signUpAs(context, 'ben@example.org', 'his password')
  return context
}

test('after a rotation everybody signs in as before, with the same salt, and the old secret opens nothing', async () => {
  const context = await withMembers(OLD)
  const before = signInParameters(context.secrets, 'ana@example.org')

  context.secrets = await openSecrets(context, [NEW, OLD])
  await signInAs(context, 'ana@example.org', 'her password')
  // Two values of each member, and the key of the addresses.
  assert.equal(await resealAll(context, context.secrets), 5)
  assert.equal(await resealAll(context, context.secrets), 0)

  context.secrets = await openSecrets(context, [NEW])
  assert.deepEqual(signInParameters(context.secrets, 'ana@example.org'), before)
  await signInAs(context, 'ana@example.org', 'her password')
  await assert.rejects(signInAs(context, 'ben@example.org', 'her password'), withCode('wrongCredentials'))
  await assert.rejects(openSecrets(context, [OLD]), WrongAppSecret)
})

test('who signs up while it is rotated is not disturbed', async () => {
  const context = await withMembers(OLD)
  context.secrets = await openSecrets(context, [OLD, NEW])
  await signUpAs(context, 'cay@example.org', 'another password')
  context.secrets = await openSecrets(context, [NEW, OLD])
  await signUpAs(context, 'dee@example.org', 'one more password')
  await resealAll(context, context.secrets)

  context.secrets = await openSecrets(context, [NEW])
  await signInAs(context, 'cay@example.org', 'another password')
  await signInAs(context, 'dee@example.org', 'one more password')
})
