import { endSession } from '../../../contract/calls/endSession.ts'
import { generateSessionSummary } from '../../../contract/calls/generateSessionSummary.ts'
import type { SessionMetadata } from '../../../contract/entities/companion.ts'
import type { AiSummary } from '../../../contract/entities/sessionSummary.ts'
import type { Session } from '../../../contract/states/session.ts'
import { calendarDay } from '../../calendarDay.ts'
import { sealedField } from '../../encryption/sealedField.ts'
import type { Core, SummaryDraft } from './core.ts'
import { localSummary } from './localSummary.ts'
import { messagesOf } from './messages.ts'
import { stopReply } from './replying.ts'
import { sealWhatIsOpen } from './sending.ts'

/** The writer has confirmed. The summary is written, to be looked at before it is saved (design §7). */
export async function beginEnding(core: Core): Promise<void> {
  await stopReply(core)
  core.update({ summary: undefined })
  core.dispatch({ type: 'ending' })
  const { session } = core.get()
  if (session.phase !== 'ending') return
  const summary = await summarise(core, session)
  if (core.get().session.phase === 'ending') core.update({ summary })
}

export function cancelEnding(core: Core): void {
  core.dispatch({ type: 'endingCancelled' })
  core.update({ summary: undefined })
}

/** Throws when it could not be saved; then everything is as before. */
export async function saveEnding(core: Core, summary: AiSummary, mood: string): Promise<void> {
  const { session } = core.get()
  const problem = await core.outbox.flush()
  if (problem && session.exchanges.every(({ kept }) => kept !== 'saved')) throw problem
  await sealWhatIsOpen(core).catch(() => undefined)
  await writeSummary(
    core,
    { sessionId: session.id, startedAt: session.startedAt, autoEnded: false },
    summary,
    mood,
  )
  core.dispatch({ type: 'ended', summary: { text: summary.therapeuticOverview, timestamp: core.now() } })
  core.update({ summary: undefined })
}

export interface EndedSession {
  sessionId: string
  startedAt: number
  autoEnded: boolean
}

export async function writeSummary(
  core: Core,
  { sessionId, startedAt, autoEnded }: EndedSession,
  summary: AiSummary,
  mood: string,
): Promise<void> {
  const { unlocked } = core
  await core.ask(endSession, {
    sessionId,
    autoEnded,
    session_date: calendarDay(startedAt, core.timeZone()),
    summary: await sealedField(unlocked, 'session_summaries', sessionId, 'summary').seal(
      summary.therapeuticOverview,
    ),
    ai_summary: await sealedField(unlocked, 'session_summaries', sessionId, 'ai_summary').seal(summary),
    mood:
      mood.trim() === ''
        ? null
        : await sealedField(unlocked, 'session_summaries', sessionId, 'mood').seal(mood.trim()),
  })
  core.writtenHere.delete(sessionId)
}

/** By the companion; failing that by this device, and it says so (spec §8). */
export async function summarise(
  core: Core,
  session: Pick<Session, 'exchanges' | 'startedAt'>,
): Promise<SummaryDraft> {
  try {
    const { summary } = await core.ask(generateSessionSummary, { sessionMetadata: metadataOf(core, session) })
    return { summary, local: false }
  } catch {
    return { summary: summariseHere(core, session), local: true }
  }
}

/** Nothing leaves the device. */
export function summariseHere(core: Core, { exchanges }: Pick<Session, 'exchanges'>): AiSummary {
  const written = exchanges.map(({ text }) => text)
  return localSummary(written, core.texts.summary.localOverview)
}

/** Spec §7. */
function metadataOf(
  core: Core,
  { exchanges, startedAt }: Pick<Session, 'exchanges' | 'startedAt'>,
): SessionMetadata {
  const words = exchanges.flatMap(({ text }) => text.split(/\s+/).filter(Boolean))
  const mode = exchanges.at(-1)?.mode
  return {
    user_id: core.unlocked.userId,
    session_date: calendarDay(startedAt, core.timeZone()),
    entry_count: exchanges.length,
    created_at: startedAt,
    session_data: exchanges.flatMap((exchange) =>
      messagesOf(exchange).map((message) => ({ ...message, timestamp: exchange.timestamp })),
    ),
    themes: [],
    mood: null,
    wordCount: words.length,
    ...(mode && { session_mode: mode }),
  }
}
