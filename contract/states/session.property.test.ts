import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { MODES } from '../modes.ts'
import { type Exchange, newSession, reduceSession, type Session, type SessionEvent } from './session.ts'

const entryId = fc.constantFrom('entry-1', 'entry-2', 'entry-3', 'entry-4')
const at = fc.nat(1000)
const text = fc.constantFrom('', 'a', 'b', 'c')
const mode = fc.constantFrom(...MODES)

/** What the server holds, in its order. A stored entry's text is its id, as it is in everything sent below. */
const stored = fc.subarray(['entry-1', 'entry-2', 'entry-3', 'entry-4']).map((ids) =>
  ids.map(
    (id): Exchange => ({
      entryId: id,
      mode: 'free-journal',
      text: id,
      timestamp: 0,
      kept: 'saved',
      encrypted: true,
      reply: undefined,
    }),
  ),
)

const about = (type: 'saved' | 'keptOnDevice' | 'sealFailed' | 'sealed') =>
  entryId.map((id): SessionEvent => ({ type, entryId: id }))
const simple = (
  type:
    | 'modeCleared'
    | 'unsealedTaken'
    | 'limitLifted'
    | 'endingSuggested'
    | 'endingDeclined'
    | 'ending'
    | 'endingCancelled'
    | 'ended',
) => fc.constant<SessionEvent>({ type })

const event: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.record({ mode, at }).map((it): SessionEvent => ({ type: 'modeChosen', ...it })),
  {
    weight: 6,
    arbitrary: fc
      .record({ entryId, at })
      .map((it): SessionEvent => ({ type: 'sent', text: it.entryId, ...it })),
  },
  { weight: 3, arbitrary: about('saved') },
  about('keptOnDevice'),
  about('sealFailed'),
  about('sealed'),
  fc.record({ entryId, at }).map((it): SessionEvent => ({ type: 'asked', ...it })),
  fc.record({ entryId, text }).map((it): SessionEvent => ({ type: 'chunk', ...it })),
  fc.record({ entryId, text, at }).map((it): SessionEvent => ({ type: 'replied', ...it })),
  fc.record({ entryId, at }).map((it): SessionEvent => ({ type: 'stopped', ...it })),
  fc.record({ entryId, text, at }).map((it): SessionEvent => ({ type: 'failed', ...it })),
  fc.record({ entryId }).map((it): SessionEvent => ({ type: 'limitReached', ...it })),
  fc
    .record({
      id: fc.constantFrom('session-1', 'session-2'),
      mode: fc.option(mode, { nil: undefined }),
      exchanges: stored,
    })
    .map((it): SessionEvent => ({ type: 'read', startedAt: 0, ...it })),
  fc.boolean().map((encrypted): SessionEvent => ({ type: 'unsealedSent', encrypted })),
  fc.constantFrom('session-1', 'session-2').map((id): SessionEvent => ({ type: 'started', id, at: 0 })),
  ...(
    [
      'modeCleared',
      'unsealedTaken',
      'limitLifted',
      'endingSuggested',
      'endingDeclined',
      'ending',
      'endingCancelled',
      'ended',
    ] as const
  ).map(simple),
)

const idsOf = ({ exchanges }: Session) => exchanges.map((each) => each.entryId)

function checkStep(before: Session, happened: SessionEvent, now: Session) {
  const ids = idsOf(now)
  assert.equal(new Set(ids).size, ids.length, 'a message is there twice')
  for (const each of now.exchanges) assert.equal(each.text, each.entryId, 'a message has another text')
  assert.ok(now.phase !== 'ending' || now.exchanges.length > 0, 'an empty session is being ended')

  if (before.unsealed && happened.type !== 'unsealedTaken') {
    const all = [...now.exchanges, now.unsealed]
    assert.ok(
      all.some((each) => each?.entryId === before.unsealed?.entryId),
      `a message in its writer's hands was lost by ${happened.type}`,
    )
  }
  for (const earlier of before.exchanges) {
    const later = now.exchanges.find((each) => each.entryId === earlier.entryId)
    if (later) {
      assert.ok(later.kept === 'saved' || earlier.kept !== 'saved', 'a saved message became unsaved')
      continue
    }
    const replaced = happened.type === 'started' || now.id !== before.id
    const inItsWritersHands = now.unsealed?.text === earlier.text
    assert.ok(replaced || inItsWritersHands, `a message was lost by ${happened.type}`)
  }
}

/** Only `saved`, or reading it back from the store, makes a message one that is shown as saved. */
function checkSavedIsTrue(events: readonly SessionEvent[], now: Session) {
  const confirmed = new Set(
    events.flatMap((each) => {
      if (each.type === 'saved') return [each.entryId]
      return each.type === 'read' ? each.exchanges.map((it) => it.entryId) : []
    }),
  )
  for (const { entryId: id, kept } of now.exchanges)
    assert.ok(kept !== 'saved' || confirmed.has(id), `${id} is not saved`)
}

test('whatever happens, each message is there once, in order, and shown as saved only when it is', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60, size: 'max' }), (events) => {
      let session = newSession('session-1', 0)
      for (const happened of events) {
        const next = reduceSession(session, happened)
        checkStep(session, happened, next)
        session = next
      }
      checkSavedIsTrue(events, session)
    }),
    { numRuns: 2000 },
  )
})

test('messages of this device stay in the order in which they were sent', () => {
  const local = event.filter(({ type }) => type !== 'read' && type !== 'started' && type !== 'sealFailed')
  fc.assert(
    fc.property(fc.array(local, { maxLength: 60, size: 'max' }), (events) => {
      let session = newSession('session-1', 0)
      for (const happened of events) {
        const next = reduceSession(session, happened)
        assert.deepEqual(idsOf(next).slice(0, session.exchanges.length), idsOf(session))
        session = next
      }
    }),
    { numRuns: 1000 },
  )
})
