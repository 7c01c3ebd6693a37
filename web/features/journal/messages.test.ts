import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SessionMode } from '../../../contract/modes.ts'
import { type Exchange, newSession, type Reply } from '../../../contract/states/session.ts'
import { journal as words } from '../../texts/en/journal.ts'
import { earlierMessages, itemsOf } from './messages.ts'

const said = (state: Reply['state'], text: string): Reply => ({ state, text, timestamp: 0 })
const exchange = (entryId: string, mode: SessionMode, reply?: Reply): Exchange => ({
  entryId,
  mode,
  text: `Text of ${entryId}`,
  timestamp: 0,
  kept: 'saved',
  encrypted: true,
  reply,
})
const session = {
  ...newSession('session-1', 0),
  mode: 'habit-builder' as const,
  exchanges: [
    exchange('one', 'free-journal', said('finished', 'And then?')),
    exchange('two', 'free-journal', said('automatic', 'I apologize')),
    exchange('three', 'quick-checkin', said('stopped', 'Half a')),
  ],
}

test('begins with the welcome, and each mode with its opening', () => {
  const shown = itemsOf(session).map((item) => {
    if (item.kind === 'exchange') return item.exchange.entryId
    return item.kind === 'opening' ? item.mode : item.kind
  })
  assert.deepEqual(shown, [
    'welcome',
    'free-journal',
    'one',
    'two',
    'quick-checkin',
    'three',
    'habit-builder',
  ])
})

test('a session that is over opens nothing more', () => {
  assert.equal(itemsOf({ ...session, phase: 'ended' }).at(-1)?.kind, 'exchange')
})

test('what was saved of a session comes last', () => {
  const summary = { text: 'A calm week.', timestamp: 0 }
  const last = itemsOf({ ...session, phase: 'ended', summary }).at(-1)
  assert.deepEqual(last, { kind: 'summary', ...summary })
})

test('the companion gets what was said before, and nothing this app said by itself', () => {
  const { openings } = words.modes
  assert.deepEqual(earlierMessages(session, 'one', openings), [])
  assert.deepEqual(
    earlierMessages(session, 'three', openings).map(({ content }) => content),
    [openings['free-journal'], 'Text of one', 'And then?', 'Text of two', openings['quick-checkin']],
  )
})
