import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { DAY, HOUR, MINUTE } from '../limits.ts'
import { dailyUsageOf, type MessageDay, messageDayAt, midnightsAfter, SHORTEST_DAY } from './messageDay.ts'

const at = (text: string) => Date.parse(text)

describe('the day ends at midnight where the writer is', () => {
  const cases: [string, string, string][] = [
    ['Pacific/Kiritimati', '2026-03-01T23:59:59+14:00', '2026-03-02T00:00:00+14:00'],
    ['Pacific/Pago_Pago', '2026-03-01T00:00:00-11:00', '2026-03-02T00:00:00-11:00'],
    ['America/St_Johns', '2026-01-10T12:00:00-03:30', '2026-01-11T00:00:00-03:30'],
    ['Asia/Kathmandu', '2026-01-10T12:00:00+05:45', '2026-01-11T00:00:00+05:45'],
    ['Europe/London', '2026-07-10T12:00:00+01:00', '2026-07-11T00:00:00+01:00'],
    // The first moment of a date whose midnight the clock change skips.
    ['Africa/Cairo', '2026-04-23T22:00:00+02:00', '2026-04-24T01:00:00+03:00'],
  ]
  for (const [zone, now, midnight] of cases)
    test(`${zone}, ${now}`, () => {
      assert.equal(messageDayAt(at(now), undefined, zone).resetsAt, at(midnight))
    })

  test('the London day has 23 hours when clocks go forward and 25 when they go back', () => {
    const [spring, springNext] = midnightsAfter(at('2026-03-28T23:30:00Z'), 'Europe/London')
    assert.equal(springNext - spring, 23 * HOUR)
    const [autumn, autumnNext] = midnightsAfter(at('2026-10-24T23:30:00+01:00') - HOUR, 'Europe/London')
    assert.equal(autumnNext - autumn, 25 * HOUR)
  })
})

describe('the running day', () => {
  const zone = 'Europe/London'
  const today: MessageDay = { used: 7, resetsAt: at('2026-07-11T00:00:00+01:00') }

  test('goes on until its very end', () => {
    assert.equal(messageDayAt(today.resetsAt - 1, today, zone), today)
    assert.deepEqual(messageDayAt(today.resetsAt, today, zone), {
      used: 0,
      resetsAt: today.resetsAt + DAY,
    })
  })

  test('is not changed by a change of time zone', () => {
    assert.equal(messageDayAt(today.resetsAt - 1, today, 'Pacific/Kiritimati'), today)
  })

  test('after days without writing, the next one ends at the next midnight', () => {
    const now = today.resetsAt + 5 * DAY + 3 * HOUR
    assert.deepEqual(messageDayAt(now, today, zone), { used: 0, resetsAt: today.resetsAt + 6 * DAY })
  })

  test('one hour east, the next day is an hour shorter', () => {
    assert.equal(messageDayAt(today.resetsAt, today, 'Europe/Paris').resetsAt, today.resetsAt + 23 * HOUR)
  })

  test('further east, the midnight that is too soon does not count', () => {
    const next = messageDayAt(today.resetsAt, today, 'Asia/Kathmandu')
    assert.equal(next.resetsAt, at('2026-07-13T00:00:00+05:45'))
  })

  test('going west, the next day is longer', () => {
    const next = messageDayAt(today.resetsAt, today, 'America/St_Johns')
    assert.equal(next.resetsAt, at('2026-07-12T00:00:00-02:30'))
  })
})

test('the usage a member reads follows from the day', () => {
  const resetsAt = at('2026-07-11T00:00:00Z')
  assert.deepEqual(dailyUsageOf({ used: 29, resetsAt }, 30), {
    success: true,
    remainingMessages: 1,
    dailyUsage: 29,
    limitReached: false,
    resetTime: resetsAt,
    limit: 30,
  })
  const above = dailyUsageOf({ used: 31, resetsAt }, 30)
  assert.deepEqual([above.remainingMessages, above.limitReached], [0, true])
})

const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Europe/London',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'America/Santiago',
]
const zone = fc.constantFrom(...ZONES)
const start = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') })

/** The days of somebody who writes as soon as they can, in the zone they are in at that moment. */
function daysOf(begin: number, steps: readonly { zone: string; wait: number }[]): MessageDay[] {
  const days: MessageDay[] = []
  let now = begin
  for (const { zone, wait } of steps) {
    const day = messageDayAt(now, days.at(-1), zone)
    if (day !== days.at(-1)) days.push(day)
    now = day.resetsAt + wait
  }
  return days
}

test('whoever travels however: two resets are a day apart, and each is a midnight soon to come', () => {
  const step = fc.record({ zone, wait: fc.oneof(fc.constant(0), fc.nat(3 * DAY)) })
  fc.assert(
    fc.property(start, fc.array(step, { minLength: 2, maxLength: 20 }), (begin, steps) => {
      const days = daysOf(begin, steps)
      let now = begin
      days.forEach((day, index) => {
        assert.ok(day.resetsAt > now && day.resetsAt <= now + 2 * DAY + 2 * HOUR)
        if (index > 0) assert.ok(day.resetsAt - (days[index - 1]?.resetsAt ?? 0) >= SHORTEST_DAY)
        const { zone = 'UTC', wait = 0 } = steps[index] ?? {}
        assert.equal(midnightsAfter(day.resetsAt - MINUTE, zone)[0], day.resetsAt)
        now = day.resetsAt + wait
      })
    }),
  )
})

test('flipping between two zones gives no day more than staying does', () => {
  const flips = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 })
  const noClockChange = fc.integer({ min: at('2026-01-10T00:00:00Z'), max: at('2026-01-20T00:00:00Z') })
  fc.assert(
    fc.property(noClockChange, zone, zone, flips, (begin, here, there, choices) => {
      const steps = choices.map((flipped) => ({ zone: flipped ? there : here, wait: 0 }))
      const days = daysOf(begin, steps)
      const first = days[0]?.resetsAt ?? 0
      const last = days.at(-1)?.resetsAt ?? 0
      assert.ok(last - first >= (days.length - 1) * DAY - HOUR)
    }),
  )
})
