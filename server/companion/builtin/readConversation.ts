/** A conversation written down for the tests: 'mode: …', then 'me: …' and 'sage: …' lines, '[ending]' at an ending. */
export interface WrittenConversation {
  mode: string
  exchanges: { me: string; sage: string; isEnding: boolean }[]
}

export function readConversation(text: string): WrittenConversation {
  const [first = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  const conversation: WrittenConversation = { mode: first.replace('mode: ', ''), exchanges: [] }
  for (const line of lines) {
    const last = conversation.exchanges.at(-1)
    if (line.startsWith('me: ')) conversation.exchanges.push({ me: line.slice(4), sage: '', isEnding: false })
    else if (last && line.startsWith('sage: ')) last.sage = line.slice(6)
    else if (last && line === '[ending]') last.isEnding = true
  }
  return conversation
}
