import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RECOVERY_LINK_LIFETIME, SIGN_IN_ATTEMPTS } from '../../contract/limits.ts'
import { addEntryOf } from '../../tests/support/entries.ts'
import {
  atHome,
  authKeyOf,
  cookieJar,
  joinAs,
  linkTokenFor,
  requireHolder,
  signInAs,
  signUpInput,
  wrapOf,
} from '../../tests/support/person.ts'
import { ask, createTestContext, type TestContext, withCode } from '../../tests/support/testContext.ts'
import { findMember } from './bearer.ts'
import { changePassword } from './changePassword.ts'
import { deleteAccount } from './deleteAccount.ts'
import { openRecovery } from './openRecovery.ts'
import { recoverAccount } from './recoverAccount.ts'
import { renewSignIn } from './renewSignIn.ts'
import { sendRecoveryEmail } from './sendRecoveryEmail.ts'
import { startOver } from './startOver.ts'

/** The same server, where something else is done just before this request's `nth` write. */
function meanwhile(context: TestContext, nth: number, other: () => Promise<unknown>): TestContext {
  let writes = 0
  return {
    ...context,
    write: async (work) => {
      if (++writes === nth) await other()
      return context.write(work)
    },
  }
}

const ANA = 'ana@example.org'
const BEN = 'ben@example.org'

test('a new password comes with its wrap and ends all other sign-ins', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'old')
  const other = cookieJar()
  const elsewhere = await signInAs(context, ANA, 'old', other)
  const { token } = await signInAs(context, ANA, 'old')
  await ask(context, changePassword, await requireHolder(context, token), {
    currentAuthKey: authKeyOf('old'),
    newAuthKey: authKeyOf('new'),
    passwordWrap: wrapOf('new'),
  })
  await requireHolder(context, token)
  assert.equal(await findMember(context, elsewhere.token), undefined)
  const renewing = renewSignIn(context, { input: null, member: undefined, ...atHome(other) })
  await assert.rejects(renewing, withCode('notSignedIn'))
  await assert.rejects(signInAs(context, ANA, 'old'), withCode('wrongCredentials'))
  assert.equal((await signInAs(context, ANA, 'new')).passwordWrap, wrapOf('new'))
})

test('a sign-in alone changes no password and deletes no account', async () => {
  const context = await createTestContext()
  const ana = await joinAs(context, ANA, 'old')
  const wrong = authKeyOf('wrong')
  const change = { currentAuthKey: wrong, newAuthKey: wrong, passwordWrap: wrapOf('new') }
  await assert.rejects(ask(context, changePassword, ana, change), withCode('wrongCredentials'))
  await assert.rejects(
    ask(context, deleteAccount, ana, { currentAuthKey: wrong }),
    withCode('wrongCredentials'),
  )
  await signInAs(context, ANA, 'old')
})

async function recoveryLink(context: TestContext, email: string): Promise<string> {
  await sendRecoveryEmail(context, { input: { email }, member: undefined, ...atHome() })
  context.clock.at += 1
  return linkTokenFor(context, email)
}

const recover = (context: TestContext, token: string, code: string) =>
  recoverAccount(context, {
    input: {
      token,
      recoveryAuthKey: authKeyOf(code),
      newAuthKey: authKeyOf('new'),
      passwordWrap: wrapOf('new'),
    },
    member: undefined,
    ...atHome(),
  })

test('link and recovery code together set a new password; neither does alone', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'old')
  context.clock.at += 1
  const token = await recoveryLink(context, ANA)
  const opened = await openRecovery(context, { input: { token }, member: undefined, ...atHome() })
  assert.equal(opened.recoveryWrap, wrapOf('recovery'))

  await assert.rejects(recover(context, token, 'guessed'), withCode('wrongRecoveryCode'))
  const answer = await recover(context, token, `recovery of ${ANA}`)
  await requireHolder(context, answer.token)
  await signInAs(context, ANA, 'new')
  await assert.rejects(recover(context, token, `recovery of ${ANA}`), withCode('linkNotValid'))
})

test('a recovery link ends after an hour, and opens nobody else’s account', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'old')
  const ben = await joinAs(context, BEN, 'his')
  context.clock.at += 1
  const token = await recoveryLink(context, ANA)
  const forged = `${ben.userId}.${token.split('.')[1]}`
  await assert.rejects(recover(context, forged, `recovery of ${BEN}`), withCode('linkNotValid'))
  context.clock.at += RECOVERY_LINK_LIFETIME
  await assert.rejects(recover(context, token, `recovery of ${ANA}`), withCode('linkNotValid'))
})

test('whoever asks for recovery mails again and again keeps nobody from recovering', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'old')
  context.clock.at += 1
  const token = await recoveryLink(context, ANA)
  const input = { email: ANA }
  for (let attempt = 1; attempt < SIGN_IN_ATTEMPTS; attempt++)
    await sendRecoveryEmail(context, { input, member: undefined, ...atHome() })
  const refused = sendRecoveryEmail(context, { input, member: undefined, ...atHome() })
  await assert.rejects(refused, withCode('tooManyRequests'))
  await recover(context, token, `recovery of ${ANA}`)
})

test('recovery answers the same for an unknown address, and mails nothing', async () => {
  const context = await createTestContext()
  const input = { email: 'nobody@example.org' }
  const answer = await sendRecoveryEmail(context, { input, member: undefined, ...atHome() })
  assert.deepEqual(answer, { success: true })
  assert.equal((await context.db.selectFrom('mails').selectAll().execute()).length, 0)
})

test('starting over takes a new key and deletes what nobody can read any more, of this member only', async () => {
  const context = await createTestContext()
  const ana = await joinAs(context, ANA, 'old')
  const ben = await joinAs(context, BEN, 'his')
  await addEntryOf(context, ana)
  await addEntryOf(context, ben)
  context.clock.at += 1
  const token = await recoveryLink(context, ANA)
  const { credentials } = signUpInput(ANA, 'new')
  const input = { token, authKey: authKeyOf('new'), credentials }
  await startOver(context, { input, member: undefined, ...atHome() })
  await signInAs(context, ANA, 'new')
  const entries = await context.db.selectFrom('journal_entries').select('user_id').execute()
  assert.deepEqual(
    entries.map((entry) => entry.user_id),
    [ben.userId],
  )
})

test('deleting an account leaves no row of it, and all of everybody else’s', async () => {
  const context = await createTestContext()
  const ana = await joinAs(context, ANA, 'old')
  const ben = await joinAs(context, BEN, 'his')
  await addEntryOf(context, ana)
  await addEntryOf(context, ben)
  await ask(context, deleteAccount, ana, { currentAuthKey: authKeyOf('old') })
  for (const table of ['users', 'credentials', 'sign_ins', 'journal_entries', 'journal_sessions'] as const) {
    const rows = await context.db.selectFrom(table).select('user_id').execute()
    assert.ok(rows.length > 0 && rows.every((row) => row.user_id === ben.userId), table)
  }
  await assert.rejects(signInAs(context, ANA, 'old'), withCode('wrongCredentials'))
})

async function changing() {
  const context = await createTestContext()
  const ana = await joinAs(context, ANA, 'old')
  const change = (to: string, on = context) =>
    ask(on, changePassword, ana, {
      currentAuthKey: authKeyOf('old'),
      newAuthKey: authKeyOf(to),
      passwordWrap: wrapOf(to),
    })
  return { context, ana, change }
}

test('of two password changes at once one wins, and the other is told', async () => {
  const { context, change } = await changing()
  const late = change(
    'late',
    meanwhile(context, 2, () => change('new')),
  )
  await assert.rejects(late, withCode('wrongCredentials'))
  assert.equal((await signInAs(context, ANA, 'new')).passwordWrap, wrapOf('new'))
})

test('who signs in with the old password while it is changed is not signed in', async () => {
  const { context, change } = await changing()
  const late = signInAs(
    meanwhile(context, 2, () => change('new')),
    ANA,
    'old',
  )
  await assert.rejects(late, withCode('wrongCredentials'))
})

test('the old password deletes no account while it is changed', async () => {
  const { context, ana, change } = await changing()
  const late = ask(
    meanwhile(context, 2, () => change('new')),
    deleteAccount,
    ana,
    {
      currentAuthKey: authKeyOf('old'),
    },
  )
  await assert.rejects(late, withCode('wrongCredentials'))
  await signInAs(context, ANA, 'new')
})

test('a sign-in that is ended while it is renewed stays ended', async () => {
  const { context, change } = await changing()
  const cookies = cookieJar()
  const { account } = await signInAs(context, ANA, 'old', cookies)
  const late = renewSignIn(
    meanwhile(context, 1, () => change('new')),
    { input: null, member: undefined, ...atHome(cookies) },
  )
  await assert.rejects(late, withCode('notSignedIn'))
  assert.equal(cookies.renewal, undefined)
  const tokens = await context.db.selectFrom('bearer_tokens').select('sign_in_id').execute()
  assert.equal(tokens.length, 1, `only the changing device of ${account.userId} has one`)
})
