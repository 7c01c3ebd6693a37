import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import project from '../../../package.json' with { type: 'json' }

/** What a launcher (Playwright, Lighthouse) must be told. */
export interface Chromium {
  executablePath: string
  env: Record<string, string>
}

const PROJECT = join(import.meta.dirname, '../../..')
const DEBIAN = '/usr/lib/chromium/chromium'

// The package's own file names a fixed folder, and Chromium gives up at the first text when it finds no font at all.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the one carried by an npm package, so that every machine tests with
 * the same browser and the same font and nothing has to be installed; Debian's where npm carries none.
 */
export function bringChromium(): Chromium {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return { executablePath: chosen, env: environment() }
  if (process.platform === 'linux' && process.arch === 'x64') return carriedByNpm()
  if (existsSync(DEBIAN)) return { executablePath: DEBIAN, env: environment() }
  throw new Error('No Chromium for this platform: set CHROMIUM_PATH to the program of one.')
}

function carriedByNpm(): Chromium {
  const version = project.devDependencies['@sparticuz/chromium']
  const folder = join(PROJECT, 'node_modules/.cache', `chromium-${version}`)
  if (!existsSync(folder)) unpack(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...environment(),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

/** Unpacks beside its place and renames at the end: what is there is whole. */
function unpack(folder: string): void {
  const partial = `${folder}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  try {
    unpackInto(partial)
    writeFileSync(join(partial, 'fonts.conf'), FONTS)
    if (!existsSync(folder)) renameSync(partial, folder)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

// The package unpacks into the temporary folder, and the libraries that a bare system lacks only when it believes to be
// on its usual platform. A process of its own is told both, and nothing of it leaks into ours.
function unpackInto(folder: string): void {
  const program = "(await import('@sparticuz/chromium')).default.executablePath()"
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `await ${program}`],
    {
      cwd: PROJECT,
      env: { ...environment(), TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`Chromium could not be unpacked: ${stderr}`)
}

function environment(): Record<string, string> {
  const entries = Object.entries(process.env)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
