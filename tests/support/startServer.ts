import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROJECT = join(import.meta.dirname, '../..')
const START_LIMIT = 30_000

export interface RunningServer {
  origin: string
  dataDir: string
  /** All it has printed so far. */
  output: () => string
  /** As a person does with Ctrl-C; gives the exit code. Keeps the data folder. */
  stop: () => Promise<number | null>
  /** As a power cut does. Keeps the data folder. */
  kill: () => Promise<void>
}

export interface StartOptions {
  /** What the environment says beyond PORT, HOST and DATA_DIR. */
  env?: Record<string, string>
  /** Go on with the data of an earlier server. */
  dataDir?: string
  /** Take the port of an earlier server, so that a page finds it again. */
  port?: number
  /** Another copy of the project to run. */
  project?: string
  /** No file of it may grow beyond that: as on a disk that is full. */
  fileLimitKiB?: number
}

/** The real server, in a process of its own, with an empty data folder, on a free port of this machine. */
export async function startServer({
  env,
  dataDir,
  port,
  project = PROJECT,
  fileLimitKiB,
}: StartOptions = {}): Promise<RunningServer> {
  const folder = dataDir ?? (await makeDataDir())
  const usedPort = port ?? (await findFreePort())
  const [program = '', ...args] = limited([process.execPath, join(project, 'server/main.ts')], fileLimitKiB)
  const child = spawn(program, args, {
    // Away from the project, so that a developer's own settings play no part.
    cwd: folder,
    env: { ...inherited(), HOST: '127.0.0.1', PORT: `${usedPort}`, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collectOutput(child)
  const origin = `http://localhost:${usedPort}`
  await untilListening(child, output, `:${usedPort}`)

  return {
    origin,
    dataDir: folder,
    output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  }
}

/** POSIX counts in blocks of 512 bytes. */
const limited = (command: string[], kiB: number | undefined): string[] =>
  kiB === undefined ? command : ['sh', '-c', `ulimit -f ${2 * kiB} && exec "$@"`, 'sh', ...command]

/** Nothing that configures the server; what has been compiled before need not be again. */
function inherited(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}

export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'journal-'))
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

function collectOutput(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  return () => text
}

/** Waits for the line that names the address. */
async function untilListening(child: ChildProcess, output: () => string, address: string): Promise<void> {
  const listening = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => output().includes(address) && resolve())
  })
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(START_LIMIT) })
  try {
    await Promise.race([listening, ended.then(() => Promise.reject())])
  } catch {
    child.kill('SIGKILL')
    throw new Error(`The server did not start:\n${output()}`)
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}
