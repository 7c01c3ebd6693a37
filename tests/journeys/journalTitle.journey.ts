import { app } from '../../web/texts/en/app.ts'
import { fillSignIn } from './accountSteps.ts'
import { expect, test } from './fixtures.ts'

const TITLE = 'Evening Pages'

test.use({ serverEnv: { JOURNAL_TITLE: TITLE } })

test('whoever hosts the journal may call it otherwise', async ({ page, maya }) => {
  await fillSignIn(page, maya)
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(page).toHaveTitle(app.title(TITLE))
})
