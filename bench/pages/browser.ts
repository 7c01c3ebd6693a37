import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import { bringChromium } from '../../tests/support/browser/chromium.ts'
import { findFreePort } from '../../tests/support/startServer.ts'

export interface Browser {
  port: number
  /** With Playwright, which lets go afterwards: Lighthouse gets nowhere while somebody else holds its tab. */
  controlled<T>(work: (context: BrowserContext) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A browser with a profile of its own, so that whoever signs in stays so. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = bringChromium()
  const profile = mkdtempSync(join(tmpdir(), 'journal-pages-'))
  const port = await findFreePort()
  const options = ['--headless=old', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`]
  const child = spawn(executablePath, [...options, `--remote-debugging-port=${port}`, 'about:blank'], {
    env,
    stdio: 'ignore',
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/json/version`).catch(() => undefined))) await pause(50)

  return {
    port,
    async controlled(work) {
      const connection = await chromium.connectOverCDP(address)
      try {
        const [context] = connection.contexts()
        if (!context) throw new Error('A browser without a window.')
        return await work(context)
      } finally {
        await connection.close()
      }
    },
    async close() {
      const ended = once(child, 'exit')
      kill()
      await ended
      process.off('exit', kill)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
