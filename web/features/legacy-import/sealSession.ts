import * as z from 'zod/mini'
import type { SealedLegacySession } from '../../../contract/calls/sealLegacyDocuments.ts'
import { AiSummary } from '../../../contract/entities/sessionSummary.ts'
import {
  GROWTH_MAX_CHARACTERS,
  SUMMARY_LIST_MAX,
  SUMMARY_OVERVIEW_MAX_CHARACTERS,
  THEME_MAX_CHARACTERS,
} from '../../../contract/limits.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'
import * as texts from '../../texts/texts.ts'
import type { PlannedSession } from './plan.ts'

export async function sealSession(unlocked: Unlocked, planned: PlannedSession): Promise<SealedLegacySession> {
  const { id, summary, exchanges } = planned
  const aiSummary = readAiSummary(planned.aiSummary)
  const field = (name: 'summary' | 'ai_summary') => sealedField(unlocked, 'session_summaries', id, name)
  return {
    id,
    session_date: planned.sessionDate,
    ended_at: planned.endedAt,
    auto_ended: planned.autoEnded,
    // Never none: the companion would be sent a session without a summary, and nobody asked for that here.
    summary: await field('summary').seal(summary || aiSummary?.therapeuticOverview || standIn(planned)),
    ai_summary: aiSummary ? await field('ai_summary').seal(aiSummary) : null,
    entries: await Promise.all(exchanges.map((exchange) => sealExchange(unlocked, exchange))),
  }
}

const standIn = ({ replaced }: PlannedSession): string =>
  replaced[0]?.collection === 'session_summaries'
    ? texts.legacyImport.withoutSummary
    : texts.legacyImport.withoutSession

async function sealExchange(
  unlocked: Unlocked,
  { id, text, reply, timestamp }: PlannedSession['exchanges'][number],
) {
  const field = (name: 'user_text' | 'ai_response') => sealedField(unlocked, 'journal_entries', id, name)
  return {
    id,
    user_text: await field('user_text').seal(text),
    ai_response: reply === null ? null : await field('ai_response').seal(reply),
    timestamp,
  }
}

const OldAiSummary = z.object({
  therapeuticOverview: z._default(z.string(), ''),
  coreThemes: z._default(z.object({ primary: z._default(z.array(z.string()), []) }), { primary: [] }),
  emotionalPatterns: z._default(z.object({ growth_indicators: z._default(z.array(z.string()), []) }), {
    growth_indicators: [],
  }),
})

/** Of the old object the fields that are known (spec §3), cut to the lengths they have now. */
function readAiSummary(json: string | null): AiSummary | undefined {
  if (json === null) return undefined
  const old = z.safeParse(OldAiSummary, parse(json)).data
  if (!old) return undefined
  const short = (list: readonly string[], length: number) =>
    list.slice(0, SUMMARY_LIST_MAX).map((text) => text.slice(0, length))
  return z.safeParse(AiSummary, {
    therapeuticOverview: old.therapeuticOverview.slice(0, SUMMARY_OVERVIEW_MAX_CHARACTERS),
    coreThemes: { primary: short(old.coreThemes.primary, THEME_MAX_CHARACTERS) },
    emotionalPatterns: {
      growth_indicators: short(old.emotionalPatterns.growth_indicators, GROWTH_MAX_CHARACTERS),
    },
  }).data
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
