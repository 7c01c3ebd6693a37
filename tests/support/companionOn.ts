import assert from 'node:assert/strict'
import { SECOND } from '../../contract/limits.ts'
import { CompanionError, type ReplyRequest } from '../../server/companion/companion.ts'
import { createCompanion } from '../../server/companion/fromConfig.ts'
import { hear, REQUEST } from '../../server/companion/heardForTest.ts'
import { testTiming } from '../../server/companion/timeForTest.ts'
import type { Answer, ScriptedProvider } from './scriptedProvider.ts'

/** At the end of a reply, as the rules ask for. */
export const VERDICT = '\n<<{"sessionEnding":false,"concern":"none"}>>'

/** A fresh companion whose retries do not wait, for each script of what the provider answers. */
export const companionOn =
  (provider: ScriptedProvider) =>
  async (...answers: Answer[]) => {
    const timing = testTiming({ skipsUpTo: 5 * SECOND })
    const already = provider.requests.length
    provider.script(...answers)
    const companion = await createCompanion(
      { kind: 'openai-compatible', baseUrl: provider.baseUrl, model: 'test-model', apiKey: 'key' },
      { timing },
    )
    return {
      companion,
      timing,
      asked: () => provider.requests.length - already,
      hear: (request: Partial<ReplyRequest> = {}) =>
        hear(companion.reply({ ...REQUEST, ...request }, AbortSignal.timeout(20 * SECOND))),
      arrived: (times: number) => provider.asked(already + times),
    }
  }

export function assertFailed(
  error: unknown,
  reason: CompanionError['reason'],
): asserts error is CompanionError {
  assert.ok(error instanceof CompanionError, String(error))
  assert.equal(error.reason, reason)
}
