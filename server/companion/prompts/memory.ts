import type { MemoryText } from '../../../contract/entities/companion.ts'
import { clip } from './clip.ts'

const NOTES_TOKENS = 400
const SUMMARY_TOKENS = 150

/** What the writer lets the companion remember, between marks that nothing inside can close. */
export function memoryText(memory: MemoryText | undefined): string {
  const notes = memory?.notes.trim() ?? ''
  const summaries = memory?.summaries.filter((summary) => summary.trim() !== '') ?? []
  if (notes === '' && summaries.length === 0) return ''
  return [
    'What the person wants you to know, written by them or from their earlier sessions. Use it only where it helps; never recite it.',
    '<memory>',
    ...(notes === '' ? [] : [`Notes: ${inside(clip(notes, NOTES_TOKENS))}`]),
    ...summaries.map((summary) => `Earlier session: ${inside(clip(summary, SUMMARY_TOKENS))}`),
    '</memory>',
  ].join('\n')
}

const inside = (text: string): string => text.replaceAll(/<\/?memory>/gi, '')
