import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AppSecrets, randomToken } from './secrets.ts'

const pathIn = (dataDir: string): string => join(dataDir, 'app-secret')

/**
 * The configured ones, or those in DATA_DIR, where the first start generates one. There is no built-in fallback. More
 * than one there is only while the secret is rotated; the newest comes first.
 */
export function loadAppSecrets(configured: string | undefined, dataDir: string): AppSecrets {
  if (configured) return inList(configured.split(','))
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    return inList(readFileSync(pathIn(dataDir), 'utf8').split('\n'))
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')) throw failure
  }
  const generated = randomToken()
  writeFileSync(pathIn(dataDir), `${generated}\n`, { mode: 0o600, flag: 'wx' })
  return [generated]
}

/** Takes the place of those in DATA_DIR, at once or not at all. */
export function replaceAppSecrets(dataDir: string, secrets: AppSecrets): void {
  const unfinished = `${pathIn(dataDir)}.unfinished`
  writeFileSync(unfinished, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true })
  renameSync(unfinished, pathIn(dataDir))
}

function inList(texts: readonly string[]): AppSecrets {
  const [newest, ...older] = texts.map((text) => text.trim()).filter((text) => text !== '')
  if (newest === undefined) throw new Error('The app secret is empty.')
  return [newest, ...older]
}
