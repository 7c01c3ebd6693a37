import { approval } from '../../web/texts/en/approval.ts'
import { signIn as words } from '../../web/texts/en/signIn.ts'
import { verifyEmail } from '../../web/texts/en/verifyEmail.ts'
import {
  fillSignIn,
  fillSignUp,
  newcomer,
  openSignUp,
  pendingCard,
  readRecoveryCode,
  signUp,
  typeAskedGroup,
  verificationLink,
} from './accountSteps.ts'
import { expect, test } from './fixtures.ts'
import { openAdminPanel } from './journalMember.ts'

test.use({
  expectedComplaints: [/401 .*signIn|404 .*verifyEmail|429 .*sendVerificationEmail/],
})

test('somebody new signs up, keeps the code, verifies, waits and is let in', async ({
  page,
  newPerson,
  server,
  mailbox,
  axe,
  look,
}) => {
  const ada = newcomer()
  await test.step('signs up', async () => {
    await openSignUp(page)
    await fillSignUp(page, ada)
    const submit = page.getByRole('button', { name: 'Sign Up for Beta' })
    await expect(submit).toBeDisabled()
    await page.getByLabel('I understand and agree to these beta testing terms').check()
    await expect(page.getByText('Password strength')).toBeVisible()
    await axe(page)
    await look(page, 'sign-up')
    await submit.click()
  })

  await test.step('keeps the recovery code and types a part of it back', async () => {
    const code = await readRecoveryCode(page)
    await axe(page)
    await look(page, 'recovery-code')
    await page.getByRole('button', { name: words.recoveryCode.next }).click()
    await page.getByRole('textbox', { name: /^Group/ }).fill('ZZZZ')
    await page.getByRole('button', { name: words.recoveryCode.create }).click()
    await expect(page.getByRole('alert')).toHaveText(words.recoveryCode.confirmWrong)
    await typeAskedGroup(page, code)
    await page.getByRole('button', { name: words.recoveryCode.create }).click()
  })

  await test.step('may ask for another email only once a minute', async () => {
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
    await expect(page.getByText(ada.email)).toBeVisible()
    await expect(page.getByText(verifyEmail.help)).toBeVisible()
    await expect(page.getByRole('button', { name: verifyEmail.signOut })).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Resend Verification Email' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      /^Please wait \d+ seconds before requesting another email\.$/,
    )
    await look(page, 'verify-email')
    await page.getByRole('button', { name: verifyEmail.verified }).click()
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
  })

  await test.step('opens the link elsewhere, and this page moves on by itself', async () => {
    const link = await verificationLink(mailbox, ada.email)
    const elsewhere = await newPerson()
    await elsewhere.goto(link)
    await expect(elsewhere.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
    await axe(elsewhere)
    await expect(page.getByText('Approval typically takes 24-48 hours.')).toBeVisible()
    for (const step of approval.pending.steps) await expect(page.getByText(step)).toBeVisible()
    await expect(page.getByRole('button', { name: approval.pending.signOut })).toBeVisible()
    await axe(page)
    await look(page, 'pending')
    await page.getByRole('button', { name: approval.pending.check }).click()
    await expect(page.getByText('Approval typically takes 24-48 hours.')).toBeVisible()

    await elsewhere.goto(link)
    await expect(elsewhere.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
    await look(elsewhere, 'verify-link-used')
  })

  await test.step('is approved, and is in', async () => {
    const admin = await newPerson()
    await openAdminPanel(admin, server.origin, mailbox)
    const card = pendingCard(admin, ada)
    await card.getByRole('button', { name: 'Approve' }).click()
    await expect(card).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Your Therapy Journal' })).toBeVisible()
    await mailbox.waitForMail(ada.email, /approved/)
  })
})

test('each broken rule is said above the form, in order', async ({ page, axe, look }) => {
  await page.goto('/login')
  await axe(page)
  await look(page, 'sign-in')
  const submit = page.getByRole('button', { name: 'Sign In', exact: true })
  const said = page.getByRole('alert')

  await submit.click()
  await expect(said).toHaveText('Email is required')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('ada..l@example.org')
  await submit.click()
  await expect(said).toHaveText('Email format is not valid')
  await page.getByLabel('Email').fill('ada@example.org')
  await submit.click()
  await expect(said).toHaveText('Password is required')
  await page.getByLabel('Password', { exact: true }).fill('abc')
  await submit.click()
  await expect(said).toHaveText('Password must be at least 6 characters long')
  await axe(page)
  await look(page, 'sign-in-problem')

  await page.getByRole('button', { name: words.toSignUp }).click()
  await expect(said).toHaveCount(0)
  await page.getByLabel('Password', { exact: true }).fill('abcdef')
  await page.getByLabel('I understand and agree').check()
  await page.getByRole('button', { name: 'Sign Up for Beta' }).click()
  await expect(said).toHaveText('Password is too weak. Please use a more complex password.')
  await page.getByLabel('Password', { exact: true }).fill('quiet harbour')
  await page.getByRole('button', { name: 'Sign Up for Beta' }).click()
  await expect(said).toHaveText('Full name is required for signup.')
  await page.getByLabel('Full name').fill('{{constructor}}')
  await page.getByRole('button', { name: 'Sign Up for Beta' }).click()
  await expect(said).toHaveText('Name contains invalid characters')
})

test('on a phone what is wrong is in view, also when it is wrong again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await openSignUp(page)
  await fillSignUp(page, { ...newcomer(), password: 'abcdef' })
  await page.getByLabel('I understand and agree').check()
  const submit = page.getByRole('button', { name: 'Sign Up for Beta' })
  const said = page.getByRole('alert')
  for (const password of ['abcdef', '111111']) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await submit.scrollIntoViewIfNeeded()
    await submit.click()
    await expect(said).toHaveText('Password is too weak. Please use a more complex password.')
    await expect(said).toBeInViewport({ ratio: 1 })
  }
})

test('a wrong password is refused, and so is the eleventh attempt', async ({ page }) => {
  const nobody = newcomer()
  await fillSignIn(page, nobody)
  const said = page.getByRole('alert')
  const submit = page.getByRole('button', { name: 'Sign In', exact: true })
  await expect(said).toHaveText('Email or password is incorrect.')
  for (let attempt = 2; attempt <= 10; attempt++) {
    await submit.click()
    await expect(submit).toBeEnabled()
    await expect(said).toHaveText('Email or password is incorrect.')
  }
  await submit.click()
  await expect(said).toHaveText('Too many requests. Please wait a few minutes before trying again.')
})

test('nobody learns who keeps a journal here', async ({ page, newPerson, mailbox }) => {
  const ada = newcomer()
  await signUp(page, ada)
  await page.goto(await verificationLink(mailbox, ada.email))
  await expect(page.getByText('Approval typically takes')).toBeVisible()

  const stranger = await newPerson()
  await signUp(stranger, { ...ada, password: 'another harbour 43' })
  await expect(stranger.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
  await mailbox.waitForMail(ada.email, /already have an account/)
})

test('signing up needs no mouse', async ({ page }) => {
  const ada = newcomer()
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Access Your Journal' })).toBeVisible()
  await page.getByRole('button', { name: words.toSignUp }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Full name').focus()
  await page.keyboard.type(ada.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ada.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ada.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.recoveryCode.title })).toBeFocused()
})
