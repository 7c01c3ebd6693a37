import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MINUTE } from '../../contract/limits.ts'
import { addMember, ask, createTestContext, type TestContext } from '../../tests/support/testContext.ts'
import { ending, write } from '../../tests/support/written.ts'
import type { Member } from './context.ts'
import { endSession } from './endSession.ts'
import { getSessionHistory } from './getSessionHistory.ts'

async function addSessions(context: TestContext, member: Member, count: number) {
  for (let index = 0; index < count; index++) {
    const session_id = `session-${index}`
    context.clock.at += MINUTE
    await write(context, member, { session_id })
    await ask(context, endSession, member, ending(session_id))
  }
}

test('gives the newest first, and page after page', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  await addSessions(context, alex, 5)
  await addSessions(context, robin, 1)

  const first = await ask(context, getSessionHistory, alex, { limit: 2 })
  const second = await ask(context, getSessionHistory, alex, {
    limit: 20,
    before: first.sessions[1]?.created_at,
  })
  assert.deepEqual(
    [first, second].map(({ sessions }) => sessions.map((session) => session.id)),
    [
      ['session-4', 'session-3'],
      ['session-2', 'session-1', 'session-0'],
    ],
  )
  assert.ok(second.sessions.every((session) => session.user_id === alex.userId))
})

test('sessions that ended in the same millisecond all have their place', async () => {
  const context = await createTestContext()
  const alex = await addMember(context)
  for (const session_id of ['session-a', 'session-b', 'session-c']) {
    await write(context, alex, { session_id })
    await ask(context, endSession, alex, ending(session_id))
  }
  const seen: string[] = []
  for (let page = {}; ; ) {
    const { sessions } = await ask(context, getSessionHistory, alex, { limit: 1, ...page })
    const [session] = sessions
    if (!session) break
    seen.push(session.id)
    page = { before: session.created_at, beforeId: session.id }
  }
  assert.deepEqual(seen, ['session-c', 'session-b', 'session-a'])
})

test('a session that is going on is not in the history yet', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  await write(context, member)
  assert.deepEqual((await ask(context, getSessionHistory, member, { limit: 20 })).sessions, [])
})
