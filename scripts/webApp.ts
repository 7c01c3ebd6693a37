import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PROJECT = join(import.meta.dirname, '..')
const SOURCES = ['web/**/*', 'contract/**/*', 'vite.config.ts', 'package-lock.json']
const VITE = join(PROJECT, 'node_modules/vite/bin/vite.js')
const BUILT_FROM = join(PROJECT, 'dist/built-from')

/** Builds dist/web, unless it was built from the very sources that are here. */
export function buildWebApp(): void {
  const sources = hashOfSources()
  if (readIfThere(BUILT_FROM) === sources) return

  console.log('Building the web app …')
  rmSync(BUILT_FROM, { force: true })
  const { status } = spawnSync(process.execPath, [VITE, 'build', '--logLevel=error'], {
    cwd: PROJECT,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The web app could not be built; above it says why.')
  writeFileSync(BUILT_FROM, sources)
}

function hashOfSources(): string {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: PROJECT, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
