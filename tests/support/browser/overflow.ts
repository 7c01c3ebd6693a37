import { expect, type Page } from '@playwright/test'

/** The narrowest phone, or a page enlarged to 400 %. */
const NARROW = { width: 320, height: 640 }

/** On it there is nothing to scroll sideways (WCAG 2.2, 1.4.10). The page is left as it was. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROW)
  await expect(page.getByRole('heading').first()).toBeVisible()
  const boxes = await page
    .locator('html, main, dialog')
    .evaluateAll((all) => all.map((box) => [box.tagName, box.scrollWidth - box.clientWidth]))
  expect(
    boxes.filter(([, tooWide]) => Number(tooWide) > 0),
    page.url(),
  ).toEqual([])
  if (before) await page.setViewportSize(before)
}
