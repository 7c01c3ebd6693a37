import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from './tests/journeys/fixtures.ts'
import { bringChromium } from './tests/support/browser/chromium.ts'

const MINUTE = 60_000

/** Browser stories on a real server each; `npm run journeys` builds the web app first. */
export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 2 * MINUTE,
  // A second try for what a busy machine was too slow for; the report calls it flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: bringChromium(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A worker that answers from its cache would hide what the server does; the journey about it allows it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
})
