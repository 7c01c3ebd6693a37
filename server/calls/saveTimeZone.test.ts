import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY, HOUR } from '../../contract/limits.ts'
import { addMember, ask, collected, createTestContext } from '../../tests/support/testContext.ts'
import { analyzeJournalEntry } from './analyzeJournalEntry.ts'
import { getDailyUsage } from './getDailyUsage.ts'
import { saveTimeZone } from './saveTimeZone.ts'

const WRITTEN = { userText: 'Hello.', sessionContext: '', sessionMode: 'free-journal' as const }

test('flipping the time zone back and forth gives no message more, for any start of the day', async () => {
  for (let hour = 0; hour < 24; hour += 3) {
    const at = Date.parse('2026-06-15T00:30:00Z') + hour * HOUR
    const context = await createTestContext({ settings: { dailyMessageLimit: 2 }, at })
    const [alex, robin] = [await addMember(context), await addMember(context)]
    const write = () => collected(ask(context, analyzeJournalEntry, alex, WRITTEN))

    let replies = 0
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
    for (let turn = 0; turn < 8; turn++) {
      await ask(context, saveTimeZone, alex, { timeZone: zones[turn % 2] ?? '' })
      replies += Number((await write()).result.success)
    }
    assert.equal(replies, 2, `at ${new Date(at).toISOString()}`)
    assert.equal((await ask(context, getDailyUsage, robin, null)).remainingMessages, 2)

    // The next day comes all the same, in whatever zone.
    context.clock.at += 2 * DAY
    assert.equal((await write()).result.success, true)
  }
})
