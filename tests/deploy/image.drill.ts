import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { findFreePort } from '../support/startServer.ts'

const PROJECT = join(import.meta.dirname, '../..')

/** What the Dockerfile says, step by step, done in an empty folder. Without its base image, its user and its limits. */
test('every step of the Dockerfile works, what it starts serves, and its health check says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-image-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  const port = await findFreePort()
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    PORT: `${port}`,
  }
  let command: string[] = []
  let healthCheck = ''

  for (const line of readFileSync(join(PROJECT, 'deploy/Dockerfile'), 'utf8').split('\n')) {
    const [instruction = '', ...words] = line.split(' ').filter((word) => !word.startsWith('--'))
    if (instruction === 'ENV') for (const word of words) setEnv(env, word)
    if (instruction === 'COPY') copy(folder, words)
    if (instruction === 'RUN')
      assert.equal(spawnSync('sh', ['-c', line.slice(4)], at(folder, env)).status, 0, line)
    if (instruction === 'HEALTHCHECK') healthCheck = line.slice(line.indexOf('CMD ') + 4)
    if (instruction === 'CMD') command = JSON.parse(line.slice(4))
  }

  const [program = '', ...args] = command
  const server = spawn(program, args, { ...at(folder, env), env: { ...env, DATA_DIR: join(folder, 'data') } })
  after(() => server.kill('SIGKILL'))
  while (!(await succeeds(healthCheck, folder, env))) assert.equal(server.exitCode, null)

  for (const path of ['/', '/login']) {
    const page = await fetch(`http://localhost:${port}${path}`)
    assert.equal(page.status, 200)
    assert.match(await page.text(), /<!doctype html>/i)
  }
})

async function succeeds(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [status] = await once(spawn('sh', ['-c', command], { cwd, env, stdio: 'ignore' }), 'exit')
  return status === 0
}

const at = (cwd: string, env: NodeJS.ProcessEnv) => ({ cwd, env, stdio: 'inherit' }) as const

function setEnv(env: NodeJS.ProcessEnv, word: string): void {
  const [name = '', value = ''] = word.split('=')
  env[name] = value
}

function copy(folder: string, words: string[]): void {
  const target = words.at(-1) ?? ''
  for (const source of words.slice(0, -1)) {
    const to = target.endsWith('/') ? join(folder, target, basename(source)) : join(folder, target)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(join(PROJECT, source), to, { recursive: true })
  }
}
