import { readFile } from 'node:fs/promises'
import { settings as words } from '../../web/texts/en/settings.ts'
import { fillSignIn } from './accountSteps.ts'
import { expect, test } from './fixtures.ts'
import { beginSession, signIn, write } from './journalMember.ts'

test.use({ expectedComplaints: [/status of 401 .*(signIn|renewSignIn|changePassword|deleteAccount)/] })

test('what was written can be taken along, readable', async ({ page, maya, axe, look }) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'The pear tree is in blossom.')
  await page.goto('/app?view=settings')
  await expect(page.getByText(words.companion.builtin)).toBeVisible()
  await axe(page)
  await look(page, 'settings')

  for (const [button, name] of [
    [words.export.markdown, /\.md$/],
    [words.export.json, /\.json$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(name)
    expect(await readFile(await file.path(), 'utf8')).toContain('The pear tree is in blossom.')
  }
})

test('memory is the writer’s own: switched off, noted, deleted', async ({ page, maya }) => {
  await signIn(page, maya)
  await page.goto('/app?view=settings')
  await page.getByLabel(words.memory.on).uncheck()
  await page.getByLabel(words.memory.notes).fill('Call me by my second name.')
  await page.getByRole('button', { name: words.memory.save }).click()
  await expect(page.getByRole('button', { name: words.memory.clear })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(words.memory.notes)).toHaveValue('Call me by my second name.')
  await expect(page.getByLabel(words.memory.on)).not.toBeChecked()
  await page.getByRole('button', { name: words.memory.clear }).click()
  await expect(page.getByLabel(words.memory.notes)).toHaveValue('')
})

test('a new password opens the same journal', async ({ page, maya }) => {
  await signIn(page, maya)
  await page.goto('/app?view=settings')
  await page.getByLabel(words.password.current).fill('not the password')
  await page.getByLabel(words.password.new).fill('another harbour 43')
  await page.getByRole('button', { name: words.password.submit }).click()
  await expect(page.getByRole('alert')).toHaveText(words.password.wrong)
  await page.getByLabel(words.password.current).fill(maya.password)
  await page.getByRole('button', { name: words.password.submit }).click()
  await expect(page.getByText(words.password.done)).toBeVisible()

  await page.goto('/app')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await fillSignIn(page, maya)
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.')
  await fillSignIn(page, { ...maya, password: 'another harbour 43' })
  await expect(page.getByRole('heading', { name: 'Your Therapy Journal' })).toBeVisible()
})

test('an account is deleted after two confirmations', async ({ page, maya }) => {
  await signIn(page, maya)
  await page.goto('/app?view=settings')
  await page.getByRole('button', { name: words.remove.open }).click()
  await page.getByLabel(words.remove.password).fill(maya.password)
  await page.getByRole('button', { name: words.remove.submit }).click()
  await expect(page.getByRole('alert')).toHaveText(words.remove.typeWrong(words.remove.phrase))
  await page.getByLabel(words.remove.typeLabel(words.remove.phrase)).fill(words.remove.phrase)
  await page.getByRole('button', { name: words.remove.submit }).click()
  await expect(page.getByRole('heading', { name: 'Access Your Journal' })).toBeVisible()
  await fillSignIn(page, maya)
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.')
})
