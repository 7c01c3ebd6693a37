import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type Exchange,
  findUnanswered,
  isBusy,
  isUnderWay,
  maySend,
  newSession,
  reduceSession,
  type Session,
  type SessionEvent,
} from './session.ts'

const AT = Date.UTC(2026, 10, 21, 9)
const fresh = newSession('session-1', AT)
const after = (...events: SessionEvent[]): Session => events.reduce(reduceSession, fresh)

const chosen: SessionEvent = { type: 'modeChosen', mode: 'free-journal', at: AT }
const sent = (entryId = 'entry-1', text = 'I slept badly.'): SessionEvent => ({
  type: 'sent',
  entryId,
  text,
  at: AT,
})
const saved = (entryId = 'entry-1'): SessionEvent => ({ type: 'saved', entryId })
const asked = (entryId = 'entry-1'): SessionEvent => ({ type: 'asked', entryId, at: AT })
const chunk = (text: string, entryId = 'entry-1'): SessionEvent => ({ type: 'chunk', entryId, text })
const replied = (entryId = 'entry-1', text = 'What kept you awake?'): SessionEvent => ({
  type: 'replied',
  entryId,
  text,
  at: AT,
})
const exchanged = (entryId = 'entry-1') => [sent(entryId), saved(entryId), asked(entryId), replied(entryId)]
const stored = (entryId: string, change: Partial<Exchange> = {}): Exchange => ({
  entryId,
  mode: 'free-journal',
  text: `Text of ${entryId}`,
  timestamp: AT,
  kept: 'saved',
  encrypted: true,
  reply: undefined,
  ...change,
})
const readAgain = (...exchanges: Exchange[]): SessionEvent => ({
  type: 'read',
  id: 'session-1',
  startedAt: AT,
  mode: 'free-journal',
  exchanges,
})
const idsOf = ({ exchanges }: Session) => exchanges.map(({ entryId }) => entryId)
const last = ({ exchanges }: Session) => exchanges.at(-1)

describe('before writing', () => {
  test('the mode is unset until it is chosen, and Change Mode clears it', () => {
    assert.equal(fresh.mode, undefined)
    assert.equal(after(chosen).mode, 'free-journal')
    assert.equal(after(chosen, { type: 'modeCleared' }).mode, undefined)
  })

  test('nothing can be sent without a mode, or without text', () => {
    assert.equal(maySend(fresh, 'Hello'), false)
    assert.equal(maySend(after(chosen), ' \n'), false)
    assert.equal(maySend(after(chosen), 'Hello'), true)
    assert.deepEqual(after(sent()), fresh)
  })

  test('an empty session is not under way, and cannot be ended with a summary', () => {
    assert.equal(isUnderWay(after(chosen)), false)
    assert.equal(after(chosen, { type: 'ending' }).phase, 'active')
  })
})

describe('sending', () => {
  test('a message is on its way until it is saved; nothing else is sent meanwhile', () => {
    const session = after(chosen, sent())
    assert.equal(last(session)?.kept, 'sending')
    assert.equal(isBusy(session), true)
    assert.equal(maySend(session, 'Another'), false)
    assert.equal(last(after(chosen, sent(), saved()))?.kept, 'saved')
  })

  test('without a network it is kept on the device, and saved later', () => {
    const session = after(chosen, sent(), { type: 'keptOnDevice', entryId: 'entry-1' })
    assert.equal(last(session)?.kept, 'device')
    assert.equal(maySend(session, 'Another'), true)
    assert.equal(last(reduceSession(session, saved()))?.kept, 'saved')
  })

  test('what is saved never becomes unsaved', () => {
    assert.equal(
      last(after(chosen, sent(), saved(), { type: 'keptOnDevice', entryId: 'entry-1' }))?.kept,
      'saved',
    )
  })

  test('the same entry is there once', () => {
    assert.deepEqual(idsOf(after(chosen, sent(), saved(), sent())), ['entry-1'])
  })

  test('text that cannot be encrypted goes back to its writer, who decides', () => {
    const session = after(chosen, sent(), { type: 'sealFailed', entryId: 'entry-1' })
    assert.deepEqual(session.exchanges, [])
    assert.equal(session.unsealed?.text, 'I slept badly.')
    assert.equal(maySend(session, 'Another'), false)
    assert.equal(reduceSession(session, { type: 'unsealedTaken' }).unsealed, undefined)
  })

  test('what goes back to its writer is not lost by ending, by Change Mode or by a new session', () => {
    const sealFailed: SessionEvent = { type: 'sealFailed', entryId: 'entry-1' }
    const whileEnding = after(chosen, sent(), { type: 'ending' }, sealFailed)
    assert.equal(whileEnding.phase, 'active')
    assert.equal(reduceSession(whileEnding, { type: 'ending' }).phase, 'active')

    const elsewhere: SessionEvent[] = [{ type: 'modeCleared' }, { type: 'started', id: 'session-2', at: AT }]
    const session = [...elsewhere, { type: 'unsealedSent', encrypted: true } as const].reduce(
      reduceSession,
      whileEnding,
    )
    assert.deepEqual(idsOf(session), ['entry-1'])
    assert.equal(last(session)?.kept, 'sending')
    assert.equal(session.unsealed, undefined)
  })

  test('an entry saved without encryption says so until it is sealed', () => {
    const open = after(
      chosen,
      sent(),
      { type: 'sealFailed', entryId: 'entry-1' },
      { type: 'unsealedSent', encrypted: false },
      saved(),
    )
    assert.equal(last(open)?.encrypted, false)
    assert.equal(last(reduceSession(open, { type: 'sealed', entryId: 'entry-1' }))?.encrypted, true)
  })
})

describe('the reply', () => {
  test('is waited for, streams, and is finished', () => {
    const waiting = after(chosen, sent(), saved(), asked())
    assert.equal(last(waiting)?.reply?.state, 'waiting')
    const streaming = [chunk('What '), chunk('kept')].reduce(reduceSession, waiting)
    assert.deepEqual(last(streaming)?.reply, { state: 'streaming', text: 'What kept', timestamp: AT })
    const finished = reduceSession(streaming, replied())
    assert.deepEqual(last(finished)?.reply, {
      state: 'finished',
      text: 'What kept you awake?',
      timestamp: AT,
    })
    assert.equal(isBusy(finished), false)
  })

  test('keeps what had come when it is stopped, and takes nothing afterwards', () => {
    const stop: SessionEvent = { type: 'stopped', entryId: 'entry-1', at: AT }
    const session = after(chosen, sent(), saved(), asked(), chunk('What'), stop, chunk(' kept'), replied())
    assert.deepEqual(last(session)?.reply, { state: 'stopped', text: 'What', timestamp: AT })
    assert.equal(last(after(chosen, sent(), saved(), asked(), stop))?.reply, undefined)
  })

  test('is automatic when the companion fails, and can be asked for again', () => {
    const failed: SessionEvent = { type: 'failed', entryId: 'entry-1', text: 'How do you feel?', at: AT }
    const session = after(chosen, sent(), saved(), asked(), chunk('Wha'), failed)
    assert.deepEqual(last(session)?.reply, { state: 'automatic', text: 'How do you feel?', timestamp: AT })
    assert.equal(findUnanswered(session)?.entryId, 'entry-1')
    assert.equal(last([asked(), replied()].reduce(reduceSession, session))?.reply?.state, 'finished')
  })

  test('a finished one is not asked for again, nor replaced by a failure', () => {
    const session = after(chosen, ...exchanged(), asked(), {
      type: 'failed',
      entryId: 'entry-1',
      text: '',
      at: AT,
    })
    assert.equal(last(session)?.reply?.state, 'finished')
    assert.equal(findUnanswered(session), undefined)
  })

  test('only the last message can be asked about', () => {
    const session = after(chosen, sent(), saved(), sent('entry-2'), saved('entry-2'))
    assert.equal(findUnanswered(session)?.entryId, 'entry-2')
    assert.equal(findUnanswered(fresh), undefined)
  })

  test('events about unknown entries change nothing', () => {
    assert.equal(reduceSession(fresh, replied('entry-9')), fresh)
  })
})

describe('the daily limit', () => {
  const limited = after(chosen, sent(), saved(), asked(), { type: 'limitReached', entryId: 'entry-1' })

  test('stops replies and not writing', () => {
    assert.equal(limited.limitReached, true)
    assert.equal(last(limited)?.reply, undefined)
    assert.equal(maySend(limited, 'And another thing'), true)
    assert.equal(findUnanswered(limited), undefined)
  })

  test('is over when the day is; the message can then be answered', () => {
    assert.equal(findUnanswered(reduceSession(limited, { type: 'limitLifted' }))?.entryId, 'entry-1')
  })

  test('lasts beyond the session', () => {
    const next = reduceSession(limited, { type: 'started', id: 'session-2', at: AT })
    assert.equal(next.limitReached, true)
    assert.deepEqual(next.exchanges, [])
  })
})

describe('ending', () => {
  test('the summary is looked at first, and the session can go on instead', () => {
    const ending = after(chosen, ...exchanged(), { type: 'ending' })
    assert.equal(ending.phase, 'ending')
    assert.equal(maySend(ending, 'Wait'), false)
    assert.equal(reduceSession(ending, { type: 'endingCancelled' }).phase, 'active')
    assert.equal(reduceSession(ending, { type: 'ended' }).phase, 'ended')
  })

  test('an ended session takes no more, and a new one begins without a mode', () => {
    const ended = after(chosen, ...exchanged(), { type: 'ended' })
    assert.deepEqual(idsOf(reduceSession(ended, sent('entry-2'))), ['entry-1'])
    assert.equal(reduceSession(ended, { type: 'endingCancelled' }).phase, 'ended')
    const next = reduceSession(ended, { type: 'started', id: 'session-2', at: AT })
    assert.deepEqual(next, newSession('session-2', AT))
  })

  test('what is saved of a session stays its last message, until another one begins', () => {
    const summary = { text: 'A calm week.', timestamp: AT }
    const ended = after(chosen, ...exchanged(), { type: 'ended', summary }, { type: 'ended' })
    assert.deepEqual(ended.summary, summary)
    const other: SessionEvent = { ...readAgain(stored('entry-5')), id: 'session-9' } as SessionEvent
    assert.equal(reduceSession(ended, other).summary, undefined)
  })

  test('the companion may suggest it; writing on is an answer too', () => {
    const suggested = after(chosen, ...exchanged(), { type: 'endingSuggested' })
    assert.equal(suggested.endingSuggested, true)
    assert.equal(reduceSession(suggested, { type: 'endingDeclined' }).endingSuggested, false)
    assert.equal(reduceSession(suggested, sent('entry-2')).endingSuggested, false)
    assert.equal(after({ type: 'endingSuggested' }).endingSuggested, false)
  })
})

describe('reading from the store', () => {
  test('restores a session as itself', () => {
    const session = after(readAgain(stored('entry-1'), stored('entry-2')))
    assert.deepEqual(idsOf(session), ['entry-1', 'entry-2'])
    assert.equal(session.mode, 'free-journal')
    assert.equal(session.phase, 'active')
  })

  test('another device is first in the order, and what is only here follows', () => {
    const session = after(chosen, sent(), readAgain(stored('entry-7')))
    assert.deepEqual(idsOf(session), ['entry-7', 'entry-1'])
    assert.equal(last(session)?.kept, 'sending')
  })

  test('a message read back is saved', () => {
    const session = after(chosen, sent(), readAgain(stored('entry-1')))
    assert.deepEqual(idsOf(session), ['entry-1'])
    assert.equal(last(session)?.kept, 'saved')
  })

  test('keeps a reply that is just arriving, and one that is not stored', () => {
    const streaming = after(chosen, sent(), saved(), asked(), chunk('What'), readAgain(stored('entry-1')))
    assert.equal(last(streaming)?.reply?.text, 'What')
    const finished = after(chosen, ...exchanged(), readAgain(stored('entry-1')))
    assert.equal(last(finished)?.reply?.state, 'finished')
  })

  test('takes a reply from another tab', () => {
    const reply = { state: 'finished', text: 'From there', timestamp: AT } as const
    assert.deepEqual(
      last(after(chosen, sent(), saved(), readAgain(stored('entry-1', { reply }))))?.reply,
      reply,
    )
  })

  test('goes on saying that a reply was stopped here', () => {
    const stopped = after(
      chosen,
      sent(),
      saved(),
      { type: 'asked', entryId: 'entry-1', at: AT },
      { type: 'chunk', entryId: 'entry-1', text: 'So far' },
      { type: 'stopped', entryId: 'entry-1', at: AT },
      readAgain(stored('entry-1', { reply: { state: 'finished', text: 'So far', timestamp: AT } })),
    )
    assert.equal(last(stopped)?.reply?.state, 'stopped')
  })

  test('changes nothing that did not change', () => {
    const answer = { state: 'finished', text: 'Hm.', timestamp: AT } as const
    const entries = () => [stored('entry-1', { reply: { ...answer } }), stored('entry-2')]
    const before = reduceSession(fresh, readAgain(...entries()))
    assert.equal(reduceSession(before, readAgain(...entries())), before)

    const [one = stored(''), two = stored('')] = entries()
    const later = reduceSession(before, readAgain(one, { ...two, reply: { ...answer } }))
    assert.equal(later.exchanges[0], before.exchanges[0])
    assert.deepEqual(later.exchanges[1]?.reply, answer)
  })

  test('leaves a mode chosen here as it is', () => {
    const session = after({ type: 'modeChosen', mode: 'habit-builder', at: AT }, readAgain(stored('entry-1')))
    assert.equal(session.mode, 'habit-builder')
    const cleared = after(chosen, ...exchanged(), { type: 'modeCleared' }, readAgain(stored('entry-1')))
    assert.equal(cleared.mode, undefined)
  })

  test('another session is taken up only in place of an empty or an ended one', () => {
    const other: SessionEvent = { ...readAgain(stored('entry-5')), id: 'session-9' } as SessionEvent
    assert.equal(after(chosen, ...exchanged(), other).id, 'session-1')
    assert.equal(after(other).id, 'session-9')
    const taken = after(chosen, ...exchanged(), { type: 'ended' }, other)
    assert.deepEqual([taken.phase, idsOf(taken)], ['active', ['entry-5']])
  })
})
