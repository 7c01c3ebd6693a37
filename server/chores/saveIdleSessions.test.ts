import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MINUTE, SESSION_IDLE_TIMEOUT } from '../../contract/limits.ts'
import { addMember, ask, createTestContext } from '../../tests/support/testContext.ts'
import { write } from '../../tests/support/written.ts'
import { getActiveSession } from '../calls/getActiveSession.ts'
import { getSessionHistory } from '../calls/getSessionHistory.ts'
import { saveIdleSessions } from './saveIdleSessions.ts'

test('saves what nobody wrote in for two hours, once, whoever does it', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  await write(context, alex)
  context.clock.at += MINUTE
  await write(context, robin)
  context.clock.at += SESSION_IDLE_TIMEOUT - MINUTE
  await Promise.all([saveIdleSessions(context), saveIdleSessions(context)])

  const { sessions } = await ask(context, getSessionHistory, alex, { limit: 20 })
  assert.deepEqual(
    sessions.map(({ id, auto_ended, summary, entry_count }) => [id, auto_ended, summary, entry_count]),
    [['session-one', true, null, 1]],
  )
  assert.equal((await ask(context, getActiveSession, alex, null)).session, null)
  assert.equal((await ask(context, getActiveSession, robin, null)).session?.id, 'session-one')
})

test('saves any number of them', async () => {
  const context = await createTestContext()
  for (let index = 0; index < 120; index++) await write(context, await addMember(context))
  context.clock.at += SESSION_IDLE_TIMEOUT
  await saveIdleSessions(context)
  const { count } = await context.db
    .selectFrom('session_summaries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, 120)
})
