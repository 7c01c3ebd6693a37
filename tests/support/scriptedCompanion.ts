import type { AiSummary } from '../../contract/entities/sessionSummary.ts'
import type { Reply, ReplyRequest, SummaryRequest } from '../../server/companion/companion.ts'
import type { CompanionHealth, GuardedCompanion } from '../../server/companion/guarded.ts'

/** Answers what a test tells it to, and remembers what it was asked. */
export interface ScriptedCompanion extends GuardedCompanion {
  readonly asked: ReplyRequest[]
  readonly askedToSummarize: SummaryRequest[]
  /** Takes the place of the next replies. */
  replyWith(script: Script): void
  summarizeWith(script: GuardedCompanion['summarize']): void
  setHealth(health: CompanionHealth): void
}

export type Script = (request: ReplyRequest, signal: AbortSignal) => AsyncGenerator<string, Reply>

export const SCRIPTED_SUMMARY: AiSummary = {
  therapeuticOverview: 'You wrote about the garden.',
  coreThemes: { primary: ['garden'] },
  emotionalPatterns: { growth_indicators: ['rest'] },
}

/** A reply in these pieces. */
export const saying = (pieces: readonly string[], reply: Partial<Reply> = {}): Script =>
  async function* () {
    yield* pieces
    return {
      text: pieces.join(''),
      sessionEnding: false,
      concern: 'none',
      tokens: { in: 100, out: 20 },
      ...reply,
    }
  }

/** These pieces, then this failure. */
export const failing = (failure: Error, pieces: readonly string[] = []): Script =>
  async function* () {
    yield* pieces
    throw failure
  }

export function scriptedCompanion(): ScriptedCompanion {
  const asked: ReplyRequest[] = []
  const askedToSummarize: SummaryRequest[] = []
  let reply = saying(['That sounds ', 'like a lot.'])
  let health: CompanionHealth = { healthy: true, lastFailureAt: null, lastFailure: null }
  let summarize: GuardedCompanion['summarize'] = async () => ({
    summary: SCRIPTED_SUMMARY,
    tokens: { in: 300, out: 50 },
  })

  return {
    label: { provider: 'builtin', model: 'scripted', host: '', leavesServer: false },
    asked,
    askedToSummarize,
    replyWith: (script) => {
      reply = script
    },
    summarizeWith: (script) => {
      summarize = script
    },
    setHealth: (next) => {
      health = next
    },
    reply(request, signal) {
      asked.push(request)
      return reply(request, signal)
    },
    summarize(request, signal) {
      askedToSummarize.push(request)
      return summarize(request, signal)
    },
    check: async () => {},
    health: () => health,
  }
}
