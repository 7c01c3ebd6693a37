import { MESSAGE_MAX_CHARACTERS } from '../../contract/limits.ts'
import { MESSAGE_BROKEN, MESSAGE_TOO_LONG } from '../../contract/validation/message.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import { readStored } from '../support/storedJournal.ts'
import { CANARY, expectUnreadable } from './faultSteps.ts'
import { expect, test } from './fixtures.ts'
import { beginSession, choose, newMember, SAVED, signIn, textArea, written } from './journalMember.ts'

const filled = (length: number) => CANARY.padEnd(length, '.')
const REFUSED = {
  '10,001 characters': [filled(MESSAGE_MAX_CHARACTERS + 1), MESSAGE_TOO_LONG],
  'a pasted megabyte': [filled(2 ** 20), MESSAGE_TOO_LONG],
} as const
const KEPT = [
  filled(MESSAGE_MAX_CHARACTERS),
  `${CANARY} 👩🏽‍🚀👨‍👩‍👧‍👦 \u202e txt.exe \u2066 a\u200bb\ufeffc \u0301\u0489 before\0after`,
]

test('a text that is refused says why and stays in the text area, also after a reload', async ({
  page,
  server,
  maya,
}) => {
  await beginSession(page, maya, 'free-journal')
  for (const [what, [text, reason]] of Object.entries(REFUSED)) {
    await test.step(what, async () => {
      await textArea(page).fill(text)
      await expect(page.getByText(reason)).toBeVisible()
      await expect(page.getByRole('button', { name: words.composer.send })).toBeDisabled()
      await textArea(page).press('Enter')
      await expect(page.getByText(words.composer.draftKept)).toBeVisible()
      await page.reload()
      await choose(page, 'free-journal')
      expect(await textArea(page).inputValue()).toBe(text)
    })
  }
  await expect(written(page)).toHaveCount(0)
  expect(await readStored(server.origin, maya)).toEqual([])
  await expectUnreadable(page, server)
})

test('half an emoji is refused, stays in the text area and is found there again', async ({
  page,
  server,
  mailbox,
}) => {
  await signIn(page, await newMember(server.origin, mailbox))
  await choose(page, 'free-journal')
  // In the page: on the way there it would become another character.
  await textArea(page).evaluate((area) => {
    area.focus()
    document.execCommand('insertText', false, `Half: ${String.fromCharCode(0xd83d)}`)
  })
  await expect(page.getByText(MESSAGE_BROKEN)).toBeVisible()
  await textArea(page).press('Enter')
  await expect(page.getByText(words.composer.draftKept)).toBeVisible()
  await page.reload()
  await choose(page, 'free-journal')
  await expect(page.getByText(MESSAGE_BROKEN)).toBeVisible()
  const isHalf = (area: HTMLElement | SVGElement) =>
    area instanceof HTMLTextAreaElement && area.value === `Half: ${String.fromCharCode(0xd83d)}`
  expect(await textArea(page).evaluate(isHalf)).toBe(true)
  await expect(written(page)).toHaveCount(0)
})

test('a text that is taken is shown and stored to the last character', async ({ page, server, maya }) => {
  await beginSession(page, maya, 'free-journal')
  for (const [at, text] of KEPT.entries()) {
    await textArea(page).fill(text)
    // Not before the reply to the one before it.
    await expect(page.getByRole('button', { name: words.composer.send })).toBeEnabled()
    await textArea(page).press('Enter')
    await expect(written(page).nth(at).getByText(SAVED)).toBeVisible()
    expect(await written(page).nth(at).textContent()).toContain(text)
  }
  expect((await readStored(server.origin, maya)).map(({ text }) => text)).toEqual(KEPT)
  await expectUnreadable(page, server)
})
