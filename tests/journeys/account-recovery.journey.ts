import { signIn as words } from '../../web/texts/en/signIn.ts'
import {
  confirmRecoveryCode,
  fillSignIn,
  newcomer,
  readRecoveryCode,
  recoveryLink,
  signUp,
  verificationLink,
} from './accountSteps.ts'
import { expect, test } from './fixtures.ts'

test.use({ expectedComplaints: [/401 .*(signIn|renewSignIn|watchAccount)|403 .*recover|404 .*openRecovery/] })

const NEW_PASSWORD = 'another harbour 43'

test('a forgotten password: the mailed link and the recovery code set a new one', async ({
  page,
  newPerson,
  mailbox,
  axe,
  look,
}) => {
  const ada = newcomer()
  const code = await signUp(page, ada)
  await page.goto(await verificationLink(mailbox, ada.email))
  await expect(page.getByText('Approval typically takes')).toBeVisible()

  const phone = await newPerson()
  await phone.goto('/login')
  await phone.getByLabel('Email').fill(ada.email)
  await phone.getByRole('button', { name: words.forgot }).click()
  await phone.getByRole('button', { name: words.forgotten.submit }).click()
  await expect(phone.getByText(words.forgotten.sent)).toBeVisible()
  await axe(phone)
  await look(phone, 'forgotten-password')

  const link = await recoveryLink(mailbox, ada.email)
  await phone.goto(link)
  await expect(phone.getByText(ada.email)).toBeVisible()
  await phone.getByLabel(words.recover.code).fill(code.replace(/\w/, (digit) => (digit === '2' ? '3' : '2')))
  await phone.getByLabel(words.recover.newPassword).fill(NEW_PASSWORD)
  await phone.getByRole('button', { name: words.recover.submit }).click()
  await expect(phone.getByRole('alert')).toHaveText('This recovery code does not belong to this account.')
  await axe(phone)
  await look(phone, 'recover')

  await phone.getByLabel(words.recover.code).fill(code.toLowerCase().replaceAll('-', ' '))
  await phone.getByRole('button', { name: words.recover.submit }).click()
  await expect(phone.getByText('Approval typically takes')).toBeVisible()

  // Every other sign-in has ended, and the old password with it.
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible()
  await fillSignIn(page, ada)
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.')
  await fillSignIn(page, { ...ada, password: NEW_PASSWORD })
  await expect(page.getByText('Approval typically takes')).toBeVisible()

  await phone.goto(link)
  await expect(phone.getByRole('alert')).toContainText('This link has expired or was already used.')
})

test('without the code one can start over, after saying so', async ({
  page,
  newPerson,
  mailbox,
  axe,
  look,
}) => {
  const ada = newcomer()
  await signUp(page, ada)
  await page.goto(await verificationLink(mailbox, ada.email))
  await expect(page.getByText('Approval typically takes')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('button', { name: words.forgot }).click()
  await page.getByRole('button', { name: words.forgotten.submit }).click()

  const phone = await newPerson()
  await phone.goto(await recoveryLink(mailbox, ada.email))
  await phone.getByRole('button', { name: words.recover.lostCode }).click()
  await phone.getByLabel(words.recover.newPassword).fill(NEW_PASSWORD)
  await phone.getByRole('button', { name: words.recoveryCode.finish }).click()
  await expect(phone.getByRole('alert')).toHaveText(words.startOver.typeWrong(words.startOver.phrase))
  await axe(phone)
  await look(phone, 'start-over')
  await phone.getByLabel(words.startOver.typeLabel(words.startOver.phrase)).fill(words.startOver.phrase)
  await phone.getByRole('button', { name: words.recoveryCode.finish }).click()
  await expect(phone.getByText(words.deriving)).toBeVisible()
  await confirmRecoveryCode(phone, await readRecoveryCode(phone), words.startOver.submit)
  await expect(phone.getByText('Approval typically takes')).toBeVisible()
})
