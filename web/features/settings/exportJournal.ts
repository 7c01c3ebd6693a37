import { exportJournal as call } from '../../../contract/calls/exportJournal.ts'
import { askStream } from '../../ask.ts'
import { calendarDay } from '../../calendarDay.ts'
import type { Unlocked } from '../../encryption/sealedField.ts'
import { saveTextFile } from '../../saveTextFile.ts'
import * as texts from '../../texts/texts.ts'
import { asJson, asMarkdown } from './journalFile.ts'
import { makeReadable, type ReadableJournal, type StoredJournal } from './readableJournal.ts'

export type Format = 'markdown' | 'json'

export async function exportJournal(
  unlocked: Unlocked,
  format: Format,
  progress: (count: number) => void,
): Promise<ReadableJournal> {
  const journal = await makeReadable(unlocked, await readAll(), progress)
  const { export: t } = texts.settings
  const now = Date.now()
  const name = `${t.fileName}-${calendarDay(now)}`
  if (format === 'json') saveTextFile(`${name}.json`, asJson(journal, now), 'application/json')
  else saveTextFile(`${name}.md`, asMarkdown(journal, now, t), 'text/markdown')
  return journal
}

async function readAll(): Promise<StoredJournal> {
  const all: StoredJournal = { profile: undefined, entries: [], sessions: [] }
  await askStream(call, null, {
    onChunk({ profile, entries = [], sessions = [] }) {
      all.profile ??= profile
      all.entries.push(...entries)
      all.sessions.push(...sessions)
    },
  })
  return all
}
