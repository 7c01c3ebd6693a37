import type { MemoryText } from '../../../contract/entities/companion.ts'

/**
 * A conversation written down for the tests: 'mode: …', 'summary: …' and 'notes: …' where there is memory, then 'me: …' and
 * 'sage: …' lines, '[ending]' at an ending. '\n' in a message begins a new line.
 */
export interface WrittenConversation {
  mode: string
  memory: MemoryText | undefined
  exchanges: { me: string; sage: string; isEnding: boolean }[]
}

export function readConversation(text: string): WrittenConversation {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const after = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) ? line.slice(mark.length) : []))
  const memory = { notes: after('notes: ').join('\n'), summaries: after('summary: ') }
  const exchanges: WrittenConversation['exchanges'] = []
  for (const line of lines) {
    const last = exchanges.at(-1)
    if (line.startsWith('me: '))
      exchanges.push({ me: line.slice(4).replaceAll('\\n', '\n'), sage: '', isEnding: false })
    else if (last && line.startsWith('sage: ')) last.sage = line.slice(6)
    else if (last && line === '[ending]') last.isEnding = true
  }
  return {
    mode: after('mode: ')[0] ?? '',
    memory: memory.notes || memory.summaries.length > 0 ? memory : undefined,
    exchanges,
  }
}
