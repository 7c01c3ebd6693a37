import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { SessionMode } from '../../../contract/modes.ts'
import { type EarlierMessage, formatSessionContext } from '../../../contract/sessionContext.ts'
import { readConversation } from './readConversation.ts'
import { replyTo } from './reply.ts'

// Whole sessions to be read aloud. When a sentence changes, read the session again before writing the new one down.
const FOLDER = new URL('./conversations/', import.meta.url)

for (const file of readdirSync(FOLDER)) {
  const { mode, memory, exchanges } = readConversation(readFileSync(new URL(file, FOLDER), 'utf8'))

  test(`${file} goes as it is written`, () => {
    const earlier: EarlierMessage[] = []
    for (const { me, sage, isEnding } of exchanges) {
      const reply = replyTo({
        userText: me,
        sessionContext: formatSessionContext(earlier),
        mode: SessionMode.parse(mode),
        companionName: 'Sage',
        memory,
      })
      assert.equal(reply.text, sage)
      assert.equal(reply.sessionEnding, isEnding)
      earlier.push({ type: 'user', content: me }, { type: 'ai', content: reply.text })
    }
  })
}
