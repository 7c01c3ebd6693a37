import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const PROJECT = join(import.meta.dirname, '../..')

export interface Count {
  passed: number
  failed: number
}

/** One thing to prove; it says on the screen what a person needs to mend it. */
export interface Step {
  title: string
  run: () => Count | Promise<Count>
}

/** A tool that finds fault or does not: one passed or one failed. Only what it found is shown. */
export function toolStep(title: string, tool: string, ...args: string[]): Step {
  return {
    title,
    run() {
      const { status, stdout, stderr } = spawnSync(join(PROJECT, 'node_modules/.bin', tool), args, {
        cwd: PROJECT,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      })
      if (status === 0) return { passed: 1, failed: 0 }
      console.log(stdout, stderr)
      return { passed: 0, failed: 1 }
    },
  }
}
