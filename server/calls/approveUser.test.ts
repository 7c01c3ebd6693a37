import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHome, joinAs, requireHolder, signInAs, signUpAs, subjectsTo } from '../../tests/support/person.ts'
import { ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import * as users from '../store/users.ts'
import { approveUser } from './approveUser.ts'
import { rejectUser } from './rejectUser.ts'
import { watchAccount } from './watchAccount.ts'
import { watchPendingUsers } from './watchPendingUsers.ts'

async function withAdminAndAna() {
  const context = await createTestContext()
  const admin = await joinAs(context, 'admin@example.com', 'the password')
  const ana = await joinAs(context, 'ana@example.org', 'her password')
  return { context, admin, ana }
}

test('approving sets status, approver and time, logs it and mails the person', async () => {
  const { context, admin, ana } = await withAdminAndAna()
  await ask(context, approveUser, admin, { userId: ana.userId })
  const user = await users.find(context.db, ana.userId)
  assert.equal(user?.approval_status, 'approved')
  assert.equal(user?.approved_by, 'admin@example.com')
  assert.equal(user?.approved_at, context.clock.at)
  assert.deepEqual((await subjectsTo(context, 'ana@example.org')).at(-1), 'Your account is approved')
  const [decision] = await context.db.selectFrom('decisions').selectAll().execute()
  assert.equal(decision?.decided_by, 'admin@example.com')
})

test('rejecting keeps the reason, or says that none was given', async () => {
  const { context, admin, ana } = await withAdminAndAna()
  const ben = await joinAs(context, 'ben@example.org', 'his password')
  await ask(context, rejectUser, admin, { userId: ana.userId, reason: 'Too young' })
  await ask(context, rejectUser, admin, { userId: ben.userId })
  assert.equal((await users.find(context.db, ana.userId))?.rejection_reason, 'Too young')
  assert.equal((await users.find(context.db, ben.userId))?.rejection_reason, 'No reason provided')
})

test('two decisions at once: one holds, the other is told, one mail is sent', async () => {
  const { context, admin, ana } = await withAdminAndAna()
  const results = await Promise.allSettled([
    ask(context, approveUser, admin, { userId: ana.userId }),
    ask(context, rejectUser, admin, { userId: ana.userId }),
    ask(context, approveUser, admin, { userId: ana.userId }),
  ])
  assert.equal(results.filter((result) => result.status === 'fulfilled').length, 1)
  for (const result of results)
    if (result.status === 'rejected') assert.equal(result.reason.code, 'alreadyDecided')
  assert.equal((await subjectsTo(context, 'ana@example.org')).length, 2)
})

test('an unknown person, and one who has not verified, cannot be decided on', async () => {
  const { context, admin } = await withAdminAndAna()
  const { account } = await signUpAs(context, 'ben@example.org', 'his password')
  const deciding = ask(context, approveUser, admin, { userId: account.userId })
  await assert.rejects(deciding, withCode('userNotFound'))
})

test('the list is live, newest first, and holds nothing of a journal', async () => {
  const { context, admin, ana } = await withAdminAndAna()
  const list = watchPendingUsers(context, { input: null, member: admin, ...atHome() })
  const first = await list.next()
  assert.deepEqual(first.value, {
    users: [
      {
        userId: ana.userId,
        name: 'Ana Example',
        email: 'ana@example.org',
        created_at: context.clock.at,
        agreed_to_beta_terms: true,
        approval_status: 'pending_approval',
      },
    ],
  })

  context.clock.at += 1
  const second = nextAfter(list, ['ana@example.org'])
  await joinAs(context, 'ben@example.org', 'his password')
  assert.deepEqual(await second, ['ben@example.org', 'ana@example.org'])

  const third = nextAfter(list, ['ben@example.org', 'ana@example.org'])
  await ask(context, approveUser, admin, { userId: ana.userId })
  assert.deepEqual(await third, ['ben@example.org'])
  await list.return({ users: [] })
})

/** A live list may show the same once more, when news of an older change arrives late. */
async function nextAfter(list: ReturnType<typeof watchPendingUsers>, shown: readonly string[]) {
  for (;;) {
    const emails = (await list.next()).value?.users.map((user) => user.email)
    if (emails?.join() !== shown.join()) return emails
  }
}

test('the person’s own page moves on by itself', async () => {
  const { context, admin, ana } = await withAdminAndAna()
  const own = watchAccount(context, { input: null, member: ana, ...atHome() })
  await own.next()
  const moved = untilApproved(own)
  await ask(context, approveUser, admin, { userId: ana.userId })
  await moved
  const { token } = await signInAs(context, 'ana@example.org', 'her password')
  assert.equal((await requireHolder(context, token)).standing, 'approved')
})

async function untilApproved(own: ReturnType<typeof watchAccount>): Promise<void> {
  for await (const { account } of own) if (account.profile?.approval_status === 'approved') return
}
