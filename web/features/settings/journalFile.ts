import type { settings } from '../../texts/settings.ts'
import { formatTime } from '../../ui/formatTime.ts'
import type { ReadableEntry, ReadableJournal, ReadableSession } from './readableJournal.ts'

type ExportTexts = (typeof settings)['export']

/** All data, with the collections and fields of spec §3. */
export function asJson({ profile, entries, sessions }: ReadableJournal, exportedAt: number): string {
  const data = {
    exported_at: exportedAt,
    users: profile ? [profile] : [],
    journal_entries: entries,
    session_summaries: sessions,
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** To be read by people: sessions oldest first, each with its conversation and its summary. */
export function asMarkdown(
  { entries, sessions }: ReadableJournal,
  exportedAt: number,
  texts: ExportTexts,
): string {
  const known = new Map(sessions.map((session) => [session.id, session]))
  const bySession = Map.groupBy(entries.toSorted(byTime), ({ session_id }) => session_id)
  const chapters = [...bySession].map(([id, own]) => chapter(own, known.get(id), texts))
  const when = formatTime(exportedAt, 'dateTime') ?? ''
  return [`# ${texts.heading}`, texts.exportedOn(when), ...chapters].join('\n\n').concat('\n')
}

const byTime = (one: ReadableEntry, other: ReadableEntry) => one.timestamp - other.timestamp

function chapter(entries: ReadableEntry[], session: ReadableSession | undefined, texts: ExportTexts): string {
  const date = formatTime(entries[0]?.session_date ?? '', 'longDate') ?? ''
  const title = session?.auto_ended ? `${date} (${texts.autoSaved})` : date
  const parts = [`## ${title}`]
  if (session?.mood) parts.push(`${texts.mood}: ${session.mood}`)
  for (const entry of entries) {
    parts.push(spoken(texts.you, entry.timestamp, entry.user_text))
    if (entry.ai_response !== null) parts.push(spoken(texts.companion, undefined, entry.ai_response))
  }
  if (session?.summary) parts.push(`### ${texts.summary}\n\n${session.summary}`)
  return parts.join('\n\n')
}

/** A quotation keeps whatever was written from becoming headings or lists of the file. */
function spoken(who: string, at: number | undefined, text: string): string {
  const time = at === undefined ? '' : `, ${formatTime(at, 'time')}`
  return `**${who}**${time}\n\n${text.replace(/^/gm, '> ')}`
}
