import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOUR, MINUTE, SESSION_MAX_ENTRIES } from '../../contract/limits.ts'
import { MESSAGE_BROKEN } from '../../contract/validation/message.ts'
import { envelope } from '../../tests/support/envelope.ts'
import { addMember, ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import { ending, newEntry, write } from '../../tests/support/written.ts'
import { changesOf } from './changesAsStream.ts'
import { endSession } from './endSession.ts'
import { getActiveSession } from './getActiveSession.ts'
import { getSessionHistory } from './getSessionHistory.ts'
import { getSpecificSession } from './getSpecificSession.ts'
import { saveEntry } from './saveEntry.ts'

test('the first entry begins its session, the next go on with it, in order', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const first = newEntry({ user_text: envelope('first') })
  const { entry } = await ask(context, saveEntry, member, first)
  context.clock.at += MINUTE
  await write(context, member, { user_text: envelope('second'), session_mode: 'quick-checkin' })

  assert.deepEqual(entry, {
    ...first,
    user_id: member.userId,
    created_at: context.now() - MINUTE,
    ai_response: null,
    error_note: null,
  })
  const { session } = await ask(context, getActiveSession, member, null)
  assert.deepEqual(
    [session?.id, session?.mode, session?.started_at, session?.last_activity_at],
    ['session-one', 'quick-checkin', context.now() - MINUTE, context.now()],
  )
  assert.deepEqual(
    session?.entries.map((each) => each.user_text),
    [envelope('first'), envelope('second')],
  )
})

test('the same entry again gets the same answer, and nothing is written', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const entry = newEntry()
  const first = await ask(context, saveEntry, member, entry)
  const before = await ask(context, getActiveSession, member, null)
  context.clock.at += MINUTE

  assert.deepEqual(await ask(context, saveEntry, member, { ...entry, session_mode: 'habit-builder' }), first)
  assert.deepEqual(await ask(context, getActiveSession, member, null), before)
  const twice = await Promise.all([1, 2].map(() => ask(context, saveEntry, member, entry)))
  assert.deepEqual(twice, [first, first])
})

test('the same id with other text, or in another session, is refused', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const entry = newEntry()
  await ask(context, saveEntry, member, entry)

  const other = { ...entry, user_text: envelope('something else') }
  await assert.rejects(ask(context, saveEntry, member, other), withCode('entryChanged'))
  const elsewhere = { ...entry, session_id: 'session-two' }
  await assert.rejects(ask(context, saveEntry, member, elsewhere), withCode('entryChanged'))
  assert.equal((await ask(context, getActiveSession, member, null)).session?.id, 'session-one')
})

test('two members can use the same ids and never meet', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  const entry = newEntry({ user_text: envelope('of Alex') })
  await ask(context, saveEntry, alex, entry)
  await ask(context, saveEntry, robin, { ...entry, user_text: envelope('of Robin') })

  const { session } = await ask(context, getActiveSession, robin, null)
  assert.deepEqual(
    session?.entries.map((each) => [each.user_id, each.user_text]),
    [[robin.userId, envelope('of Robin')]],
  )
})

test('entries that arrive at once all get their place', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  await Promise.all(Array.from({ length: 20 }, () => write(context, member)))
  const { session } = await ask(context, getActiveSession, member, null)
  assert.equal(session?.entries.length, 20)
})

test('a new session saves the one that was going on', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  await write(context, alex, { session_date: '2026-06-14' })
  await write(context, robin)
  context.clock.at += HOUR
  await write(context, alex, { session_id: 'session-two' })

  const { sessions } = await ask(context, getSessionHistory, alex, { limit: 20 })
  assert.deepEqual(sessions, [
    {
      id: 'session-one',
      user_id: alex.userId,
      session_id: `auto_session_${alex.userId}_${context.now()}`,
      summary: null,
      ai_summary: null,
      mood: null,
      session_date: '2026-06-14',
      entry_count: 1,
      created_at: context.now(),
      auto_ended: true,
      encrypted: true,
    },
  ])
  assert.equal((await ask(context, getActiveSession, alex, null)).session?.id, 'session-two')
  assert.equal((await ask(context, getActiveSession, robin, null)).session?.id, 'session-one')
})

test('sessions begun at once on many devices leave one going on, and lose none', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const ids = Array.from({ length: 8 }, (_, index) => `session-${index}`)
  await Promise.all(ids.map((session_id) => write(context, member, { session_id })))

  const { session } = await ask(context, getActiveSession, member, null)
  const { sessions } = await ask(context, getSessionHistory, member, { limit: 20 })
  assert.deepEqual([session?.id, ...sessions.map((each) => each.id)].toSorted(), ids)
})

test('a late entry of a session that has ended is kept and counted', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  await write(context, member)
  await ask(context, endSession, member, ending())
  await write(context, member, { user_text: envelope('late') })

  const { session } = await ask(context, getSpecificSession, member, { sessionId: 'session-one' })
  assert.equal(session.entry_count, 2)
  assert.equal(session.session_data[1]?.content, envelope('late'))
  assert.equal((await ask(context, getActiveSession, member, null)).session, null)
})

test('text its writer chose to save without encryption says so, and is kept exactly', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const { entry } = await ask(context, saveEntry, member, plainEntry('e\u0301 🏳️‍🌈 \u202e\u200b\n'))
  assert.deepEqual(
    [entry.encrypted, entry.user_text, entry.error_note],
    [false, 'e\u0301 🏳️‍🌈 \u202e\u200b\n', 'No key'],
  )
})

test('a NUL that no text column keeps is refused, with a reason', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  await assert.rejects(ask(context, saveEntry, member, plainEntry('before\0after')), {
    ...withCode('invalidInput'),
    message: MESSAGE_BROKEN,
  })
  assert.equal((await ask(context, getActiveSession, member, null)).session, null)
})

function plainEntry(user_text: string) {
  return { ...newEntry(), encrypted: false as const, user_text, error_note: 'No key' }
}

test('a session takes so many entries and no more', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const entries = Array.from({ length: SESSION_MAX_ENTRIES }, () => write(context, member))
  await Promise.all(entries)
  await assert.rejects(write(context, member), withCode('invalidInput'))
  const { session } = await ask(context, getActiveSession, member, null)
  assert.equal(session?.entries.length, SESSION_MAX_ENTRIES)
})

test('tells the member’s other pages, once it is saved', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const heard = changesOf(context.changes, `user:${member.userId}`, new AbortController().signal)
  await write(context, member)
  await write(context, member, { session_id: 'session-two' })

  const messages = [await heard.next(), await heard.next(), await heard.next()]
  assert.deepEqual(
    messages.map((message) => message.value),
    ['entry:session-one', 'entry:session-two', 'session:session-one'],
  )
})
