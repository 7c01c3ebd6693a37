import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebApp } from '../webApp.ts'
import { type Count, PROJECT, type Step } from './step.ts'

const RESULTS = join(PROJECT, 'test-results/journeys.json')
const PLAYWRIGHT = join(PROJECT, 'node_modules/@playwright/test/cli.js')

/** The stories in a browser; `args` goes to Playwright, for example a part of a file's name. */
export function journeys(args: string[]): Step {
  return { title: 'Journeys in the browser', run: () => count(args) }
}

function count(args: string[]): Count {
  buildWebApp()
  rmSync(RESULTS, { force: true })
  const { status } = spawnSync(process.execPath, [PLAYWRIGHT, 'test', ...args], {
    cwd: PROJECT,
    stdio: 'inherit',
  })
  const { passed, failed } = readResults()
  // Playwright also fails for what is no test: a file that does not load, a worker that does not end.
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
}

function readResults(): Count {
  try {
    const { stats } = JSON.parse(readFileSync(RESULTS, 'utf8'))
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
