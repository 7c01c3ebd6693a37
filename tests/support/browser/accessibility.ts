import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Finds nothing that WCAG 2.2 AA forbids; else says where and what. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const found = violations.flatMap(({ help, nodes }) => nodes.map(({ target }) => `${help}: ${target}`))
  expect(found, `axe on ${page.url()}`).toEqual([])
}
