import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { inDatabase } from '../support/diskDatabase.ts'
import { startScriptedProvider, streams } from '../support/scriptedProvider.ts'
import { findFreePort, makeDataDir, removeDataDir, startServer } from '../support/startServer.ts'
import { addWriter } from '../support/writers.ts'

/** Why a drill cannot be held here; no package of npm carries these programs. */
const missing = (program: string): string | false =>
  spawnSync(program, ['version']).error ? `${program} is missing: apt install ${program}` : false

const DEPLOY = join(import.meta.dirname, '../../deploy')

interface Proxy {
  origin: string
  program: string
  args: string[]
  env?: Record<string, string>
}

/** Our example, with a certificate of its own, on other ports. */
function nginx(folder: string, port: number, plainPort: number, serverPort: string): Proxy {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' })
  const example = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/ssl_certificate \S+/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+/, `ssl_certificate_key ${key};`)
  const whole = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${example} }`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  return { origin: `https://localhost:${port}`, program: 'nginx', args }
}

function caddy(folder: string, port: number, serverPort: string): Proxy {
  const origin = `http://localhost:${port}`
  const env = { DOMAIN: origin, JOURNAL: `127.0.0.1:${serverPort}`, HOME: folder }
  return { origin, program: 'caddy', args: ['run', '--config', join(DEPLOY, 'Caddyfile')], env }
}

for (const kind of ['nginx', 'caddy'] as const) {
  test(`behind ${kind} a reply streams as it comes, and what is for this machine alone stays here`, {
    skip: missing(kind),
  }, async () => {
    const provider = await startScriptedProvider()
    after(() => provider.close())
    const mayGoOn = Promise.withResolvers<void>()
    async function* reply() {
      yield 'It was a long day, with the rain and the walk and all that came after it. '
      await mayGoOn.promise
      yield 'Rest now.'
    }
    provider.script((response) => streams(reply())(response))

    const [dataDir, folder] = await Promise.all([makeDataDir(), makeDataDir()])
    for (const one of [dataDir, folder]) after(() => removeDataDir(one))
    const writer = await inDatabase(dataDir, addWriter)
    const companion = { COMPANION: 'openai-compatible', COMPANION_MODEL: 'scripted' }
    const env = { ...companion, COMPANION_BASE_URL: provider.baseUrl, TRUST_PROXY: '1' }
    const server = await startServer({ dataDir, env })
    after(() => server.kill())
    const serverPort = new URL(server.origin).port
    const port = await findFreePort()
    const proxy =
      kind === 'nginx'
        ? nginx(folder, port, await findFreePort(), serverPort)
        : caddy(folder, port, serverPort)
    const running = run(proxy)
    after(() => end(running))
    await untilServing(proxy.origin)

    const question = { userText: 'What a day.', sessionContext: '', sessionMode: 'free-journal' }
    const answer = await ask(proxy.origin, 'POST', '/functions/analyzeJournalEntry', {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${writer.bearer}` },
      body: JSON.stringify({ data: question }),
    })
    const chunks = answer[Symbol.asyncIterator]()
    const first = String((await chunks.next()).value)
    assert.match(first, /data: \{"message"/)
    mayGoOn.resolve()
    let rest = ''
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) rest += String(next.value)
    assert.match(rest, /"result":\{"success":true/)

    for (const path of ['/metrics', '/mailbox', '/mailbox.json'])
      assert.equal((await ask(proxy.origin, 'GET', path)).statusCode, 302)
    assert.equal((await ask(proxy.origin, 'GET', '/readyz')).statusCode, 200)
  })
}

const run = ({ program, args, env }: Proxy): ChildProcess =>
  spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' })

async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null) return
  const ended = once(running, 'exit')
  running.kill('SIGTERM')
  await ended
}

async function untilServing(origin: string): Promise<void> {
  for (let answered = false; !answered; ) {
    answered = await ask(origin, 'GET', '/readyz').then(
      ({ statusCode }) => statusCode === 200,
      () => false,
    )
  }
}

interface Sent {
  headers?: Record<string, string>
  body?: string
}

/** The certificate is ours of today, so it is not checked. */
function ask(origin: string, method: string, path: string, { headers, body }: Sent = {}) {
  const request = origin.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method, headers: headers ?? {}, rejectUnauthorized: false }
    request(`${origin}${path}`, options, resolve).on('error', reject).end(body)
  })
}
