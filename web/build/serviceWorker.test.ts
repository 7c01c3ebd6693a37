import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Scope, serveBuild } from './serviceWorker.ts'

const origin = 'https://journal.test'
const build = { version: '2', files: { '/': 'sha256-a', '/app': 'sha256-b', '/assets/app.js': 'sha256-c' } }

test('answers the screens of the app, at any deep link, with the shell it keeps', async () => {
  const { ask } = await installed()
  for (const path of ['/app', '/app/', '/login?verify=abc', '/app?view=history&session=1']) {
    assert.equal(await ask(path, { mode: 'navigate' }), 'kept /app')
  }
  assert.equal(await ask('/assets/app.js'), 'kept /assets/app.js')
})

test('leaves to the network whatever is not part of the build', async () => {
  const { ask } = await installed()
  assert.equal(await ask('/functions/getSessionHistory', { method: 'POST' }), 'untouched')
  assert.equal(await ask('/functions/getSessionHistory'), 'untouched')
  assert.equal(await ask('/app', { method: 'POST' }), 'untouched')
  assert.equal(await ask('/mailbox', { mode: 'navigate' }), 'untouched')
  assert.equal(await ask('/login'), 'untouched')
  assert.equal(await ask('https://elsewhere.test/app', { mode: 'navigate' }), 'untouched')
})

test('asks for each file with the hash it must have, past every cache and redirect', async () => {
  const { requests } = await installed()
  assert.deepEqual(
    requests.map(({ url, integrity, cache, redirect }) => [url, integrity, cache, redirect]),
    Object.entries(build.files).map(([path, hash]) => [origin + path, hash, 'reload', 'error']),
  )
})

test('removes earlier builds, and nothing else, once it is active', async () => {
  const { names, fire } = await installed(['app-1', 'somebody-else'])
  await fire('activate')
  assert.deepEqual(names, new Set(['somebody-else', 'app-2']))
})

test('waits until the page tells it to take over', async () => {
  const { fire, skipped } = await installed()
  await fire('message', { data: 'hello' })
  assert.equal(skipped(), false)
  await fire('message', { data: 'skip' })
  assert.equal(skipped(), true)
})

/** The worker on a scope of plain objects; kept answers are their own names. */
async function installed(existing: string[] = []) {
  const names = new Set(existing)
  const requests: Request[] = []
  const listeners = new Map<string, (event: object) => void>()
  let skipped = false
  const cache = {
    addAll: async (all: Request[]) => void requests.push(...all),
    match: async (path: string) => `kept ${path}`,
  }
  const scope = {
    location: { origin },
    caches: {
      open: async (name: string) => names.add(name) && cache,
      keys: async () => [...names],
      delete: async (name: string) => names.delete(name),
    },
    clients: { claim: async () => undefined },
    skipWaiting: async () => {
      skipped = true
    },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  serveBuild(scope as unknown as Scope, build)

  async function fire(name: string, event: object = {}) {
    let work: unknown
    const waitUntil = (promise: unknown) => {
      work = promise
    }
    listeners.get(name)?.({ waitUntil, ...event })
    await work
  }

  async function ask(path: string, request: { method?: string; mode?: string } = {}) {
    let answer: unknown = 'untouched'
    const respondWith = (promise: unknown) => {
      answer = promise
    }
    const url = new URL(path, origin).href
    await fire('fetch', { request: { url, method: 'GET', mode: 'cors', ...request }, respondWith })
    return answer
  }

  await fire('install')
  return { names, requests, fire, ask, skipped: () => skipped }
}
