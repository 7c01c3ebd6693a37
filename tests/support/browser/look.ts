import { join } from 'node:path'
import type { Page } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '../../../test-results/look')
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }

/** Pictures for people to look at, when they ask by LOOK=1; the page is left as it was. */
export async function look(page: Page, name: string): Promise<void> {
  if (process.env.LOOK !== '1') return
  const before = page.viewportSize()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size)
      const path = join(FOLDER, `${name}-${size.width}-${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    }
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}
