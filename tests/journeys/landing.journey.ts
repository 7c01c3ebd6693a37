import { landing as words } from '../../web/texts/en/landing.ts'
import { expect, test } from './fixtures.ts'

test('somebody new reads what this is and where to begin', async ({ page, axe, look }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await axe(page)
  await look(page, 'landing')

  const titles = [...Object.values(words.features.cards), ...words.reasons.list].map(({ title }) => title)
  expect(titles).toHaveLength(3 + 4)
  for (const name of titles)
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(words.footer.disclaimer)

  const begin = await page.getByRole('link', { name: 'Get Started' }).all()
  expect(begin.length).toBeGreaterThan(2)
  for (const button of begin) await expect(button).toHaveAttribute('href', '/login')
})

test('the landing page is dressed by the style sheets it links', async ({ page }) => {
  await page.goto('/')
  const classes = await page
    .locator('[class]')
    .evaluateAll((elements) => [...new Set(elements.flatMap((element) => [...element.classList]))])
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
  )
  expect(classes.length).toBeGreaterThan(10)
  for (const name of classes) expect(rules, `a rule for .${name}`).toContain(`.${name}`)
})

test('the landing page needs no script', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.origin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('script')).toHaveCount(0)
  await context.close()
})
