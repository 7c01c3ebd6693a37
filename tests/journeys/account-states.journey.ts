import { app } from '../../web/texts/en/app.ts'
import { verifyEmail } from '../../web/texts/en/verifyEmail.ts'
import { refusal } from '../support/browser/refusal.ts'
import { fillSignIn, newcomer, removeKeys, signUp } from './accountSteps.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './journalMember.ts'

test.use({
  expectedComplaints: [/401 .*(sendVerificationEmail|renewSignIn)|ERR_INTERNET_DISCONNECTED|Settings-/],
})

test('an expired sign-in says so on the verify screen and signs out after two seconds', async ({ page }) => {
  await signUp(page, newcomer())
  for (const call of ['sendVerificationEmail', 'renewSignIn']) {
    await page.route(`**/functions/${call}`, (route) => route.fulfill(refusal('notSignedIn')))
  }
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please sign in again.')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible()
})

test('a verification mail that was sent again says so, and the next one waits', async ({ page }) => {
  await signUp(page, newcomer())
  await page.route('**/functions/sendVerificationEmail', (route) =>
    route.fulfill({ json: { result: { success: true } } }),
  )
  const resend = page.getByRole('button', { name: 'Resend Verification Email' })
  await resend.click()
  await expect(page.getByText(verifyEmail.sent)).toBeVisible()
  await resend.click()
  await expect(page.getByRole('alert')).toHaveText(
    /^Please wait \d+ seconds before requesting another email\.$/,
  )
})

test('a browser that cannot encrypt is told how to, and still shows help', async ({ page, axe, look }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })
  })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: app.noEncryption.title })).toBeVisible()
  await axe(page)
  await look(page, 'no-encryption')
  await page.getByRole('button', { name: 'Need support now?' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('without a network the journal opens on its device, and a stranger’s waits', async ({
  newPerson,
  maya,
  axe,
  look,
}) => {
  const page = await newPerson({ serviceWorkers: 'allow' })
  await page.goto('/login')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Access Your Journal' })).toBeVisible()
  await page.context().setOffline(false)

  await page.goto('/')
  await fillSignIn(page, maya)
  await expect(page.getByRole('heading', { name: 'Your Therapy Journal' })).toBeVisible()
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(app.bar.offline)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Therapy Journal' })).toBeVisible()

  await removeKeys(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: app.unreachable.title })).toBeVisible()
  await axe(page)
  await look(page, 'unreachable')
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Unlock your journal' })).toBeVisible()
})

test('a screen that breaks says so kindly', async ({ page, maya, axe, look }) => {
  await signIn(page, maya)
  await page.route('**/assets/Settings-*.js', (route) => route.abort())
  await page.goto('/app?view=settings')
  await expect(page.getByRole('heading', { name: app.crash.title })).toBeVisible()
  await axe(page)
  await look(page, 'crash')
})
