import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { getActiveSession } from '../../contract/calls/getActiveSession.ts'
import { saveEntry } from '../../contract/calls/saveEntry.ts'
import { CallError } from '../../contract/errors.ts'
import { MESSAGE_MAX_CHARACTERS } from '../../contract/limits.ts'
import {
  MESSAGE_BROKEN,
  MESSAGE_EMPTY,
  MESSAGE_TOO_LONG,
  problemWithMessage,
} from '../../contract/validation/message.ts'
import { send } from '../../web/features/journal/sending.ts'
import { inDatabase } from '../support/diskDatabase.ts'
import { openPage } from '../support/journalPage.ts'
import { makeDataDir, removeDataDir, startServer } from '../support/startServer.ts'
import { filesWith } from '../support/storedJournal.ts'
import { addWriter } from '../support/writers.ts'

const MEGABYTE = 2 ** 20

/** Each by what is odd about it. */
const KEPT: Record<string, string> = {
  'one character': 'a',
  'one less than the most': 'b'.repeat(MESSAGE_MAX_CHARACTERS - 1),
  'the most': 'c'.repeat(MESSAGE_MAX_CHARACTERS),
  'the most, of the longest in UTF-8': '€'.repeat(MESSAGE_MAX_CHARACTERS),
  'joined emoji': '👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈',
  'right to left, and overrides that never end': 'אבג \u202e txt.exe \u2066 123',
  'characters of no width': 'a\u200bb\u200cc\u200dd\ufeffe\u2060f',
  'NUL and other controls': 'before\0after\u0001\u001b[31m\u0085\u2028\u2029',
  'marks upon marks': `z${'\u0301\u0489'.repeat(500)}`,
  'not composed, which is not the same as composed': 'e\u0301 é',
  'spaces around it, and all kinds of line ends': ' \t one\r\ntwo\rthree\n ',
  'what looks like code': '<script>alert(1)</script>\'"; DROP TABLE users; -- %s \\u0000',
  'noncharacters and the last plane': '\ufffe\uffff\u{10ffff}',
}
const REFUSED: Record<string, string> = {
  '': MESSAGE_EMPTY,
  ' \n\t\u00a0': MESSAGE_EMPTY,
  ['d'.repeat(MESSAGE_MAX_CHARACTERS + 1)]: MESSAGE_TOO_LONG,
  ['e'.repeat(MEGABYTE)]: MESSAGE_TOO_LONG,
  'half an emoji: \ud83d': MESSAGE_BROKEN,
  '\ude00 the other half': MESSAGE_BROKEN,
}

test('what a writer sends is stored and read back to the last character, or refused with a reason', async () => {
  const { page, readBack, dataDir } = await openWriter()
  for (const [oddness, text] of Object.entries(KEPT)) {
    assert.equal(problemWithMessage(text), undefined, oddness)
    assert.equal(await send(page, text), true, oddness)
    await page.settled()
  }
  assert.deepEqual(await readBack(), Object.values(KEPT))

  for (const [text, reason] of Object.entries(REFUSED)) {
    assert.equal(problemWithMessage(text), reason)
    // What is not taken stays in the text area.
    assert.equal(await send(page, text), false)
  }
  await page.settled()
  assert.deepEqual(await readBack(), Object.values(KEPT))
  assert.deepEqual(await filesWith(dataDir, 'DROP TABLE'), [])
})

test('any text at all: kept exactly, or not taken', async () => {
  const { page, readBack } = await openWriter()
  const kept: string[] = []
  const codeUnits = fc.array(fc.nat(0xffff), { maxLength: 200 }).map((units) => String.fromCharCode(...units))
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), codeUnits)
  await fc.assert(
    fc.asyncProperty(text, async (written) => {
      const taken = await send(page, written)
      await page.settled()
      assert.equal(taken, problemWithMessage(written) === undefined)
      if (taken) kept.push(written)
    }),
    { numRuns: 150 },
  )
  assert.deepEqual(await readBack(), kept)
})

test('text that is saved without encryption is kept as exactly, or refused with a reason', async () => {
  const { ask } = await openWriter()
  const entry = (user_text: string) => ({
    id: randomUUID(),
    session_id: 'session-one',
    session_mode: 'free-journal' as const,
    timestamp: Date.now(),
    session_date: '2026-06-15',
    encrypted: false as const,
    user_text,
    error_note: 'Encryption failed.',
  })
  for (const [oddness, text] of Object.entries(KEPT)) {
    if (text.includes('\0')) continue
    const saved = await ask(saveEntry, entry(text))
    assert.equal(saved.entry.user_text, text, oddness)
  }
  const refused = { ...REFUSED, 'with\0in it': MESSAGE_BROKEN }
  for (const [text, sentence] of Object.entries(refused)) {
    // A megabyte is refused as a body, before anybody reads it as a text.
    const reason =
      text.length < MEGABYTE ? { code: 'invalidInput', details: { field: 'user_text', sentence } } : {}
    await assert.rejects(ask(saveEntry, entry(text)), (problem) => {
      assert.ok(problem instanceof CallError)
      assert.partialDeepStrictEqual({ code: problem.code, details: problem.details }, reason)
      return true
    })
  }
})

test('a body of 10 MB is refused, and the server goes on', async () => {
  const { ask, origin, bearer, readBack, page } = await openWriter()
  const answer = await fetch(`${origin}/functions/saveEntry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ data: { user_text: 'f'.repeat(10 * MEGABYTE) } }),
  })
  const { error } = (await answer.json()) as { error: { details: { code: string } } }
  assert.deepEqual([answer.status, error.details.code], [400, 'bodyTooLarge'])
  assert.equal((await ask(getActiveSession, null)).session, null)
  assert.equal(await send(page, 'Something short.'), true)
  await page.settled()
  assert.deepEqual(await readBack(), ['Something short.'])
})

/** A page at the limit of messages: only what is written matters here, not what is answered. */
async function openWriter() {
  const dataDir = await makeDataDir()
  after(() => removeDataDir(dataDir))
  const writer = await inDatabase(dataDir, addWriter)
  const { origin, kill } = await startServer({ dataDir })
  after(kill)
  const { page, ask, readSession } = await openPage(origin, writer)
  page.dispatch({ type: 'limitReached' })
  const readBack = async () => (await readSession()).map(({ text }) => text)
  return { dataDir, origin, bearer: writer.bearer, ask, page, readBack }
}
