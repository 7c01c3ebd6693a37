import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PROJECT_ID } from './seed.ts'

export type Contender = 'journal' | 'floor' | 'runtime'
export const CONTENDERS: readonly Contender[] = ['journal', 'floor', 'runtime']

const PROGRAMS: Record<Contender | 'provider', string> = {
  journal: join(import.meta.dirname, '../../server/main.ts'),
  floor: join(import.meta.dirname, 'floor.ts'),
  runtime: join(import.meta.dirname, 'runtime.mjs'),
  provider: join(import.meta.dirname, '../streams/provider.ts'),
}

export interface Running {
  port: number
  /** From starting the process to the first connection it takes, in milliseconds. */
  readyAfter: number
  /** Bytes that are resident now. */
  residentBytes(): number
  /** What the process has used so far, in microseconds; in steps of ten milliseconds. */
  cpuMicroseconds(): number
  stop(): Promise<void>
}

interface StartOptions {
  port: number
  dataDir: string
  /** Of the runtime, which has a process for each function. */
  call?: string
  env?: Record<string, string>
}

export async function start(
  program: Contender | 'provider',
  { port, dataDir, call = '', env }: StartOptions,
): Promise<Running> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [PROGRAMS[program]], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      // As whoever runs this has it (scripts/with-node.mjs).
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: `${port}`,
      DATA_DIR: dataDir,
      FUNCTION: call,
      PROJECT_ID,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  await untilListening(child, port)
  return {
    port,
    readyAfter: performance.now() - startedAt,
    residentBytes: () => residentBytes(child.pid ?? 0),
    cpuMicroseconds: () => cpuMicroseconds(child.pid ?? 0),
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const tired = setTimeout(kill, 3000)
      await ended
      clearTimeout(tired)
    },
  }
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error('A server to measure did not start.')
    await pause(2)
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** From Linux's own account of a process. */
export function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes ?? Number.NaN) * 1024
}

const TICK_MICROSECONDS = 10_000

function cpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // utime and stime, fields 14 and 15 of proc(5).
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS
}
