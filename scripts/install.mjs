import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs exactly what the lock file says, if npm's own list of what is installed says something else. */
export function installWhatIsMissing(project, toRun) {
  const wanted = readPackages(join(project, 'package-lock.json'))
  const installed = readPackages(join(project, 'node_modules/.package-lock.json'))
  if (isInstalled(wanted, installed, toRun)) return

  console.log('Installing what this needs (once; about half a minute) …')
  const npm = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(toRun ? ['--omit=dev'] : [])]
  const windows = process.platform === 'win32'
  const { status } = spawnSync('npm', npm, { cwd: project, stdio: 'inherit', shell: windows })
  if (status !== 0) throw new Error('Installing did not work: npm says above why.')
}

/** More than is wanted does no harm; optional packages are for other platforms. */
export function isInstalled(wanted, installed, toRun) {
  return Object.entries(wanted).every(
    ([path, { integrity, optional, dev, devOptional }]) =>
      path === '' || optional || (toRun && (dev || devOptional)) || installed[path]?.integrity === integrity,
  )
}

function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}
