import assert from 'node:assert/strict'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { startHttp } from '../../tests/support/httpServer.ts'

let webFolder: string
before(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'journal-pages-'))
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'index.html'), 'the landing page')
  await writeFile(join(webFolder, 'app.html'), 'the app')
  await writeFile(join(webFolder, 'sw.js'), 'a service worker')
  await writeFile(join(webFolder, 'assets/app-1.js'), 'a script')
  await writeFile(join(webFolder, 'assets/app-1.js.br'), 'compressed')
  await writeFile(join(webFolder, 'assets/key.worker-1.js'), 'a worker')
})

const get = async (path: string, headers: Record<string, string> = {}) =>
  fetch(`${(await startHttp({ webFolder })).origin}${path}`, { headers, redirect: 'manual' })

test('paths lead to the landing page, to the app, and else back to the landing page', async () => {
  assert.equal(await (await get('/')).text(), 'the landing page')
  assert.equal(await (await get('/login')).text(), 'the app')
  assert.equal(await (await get('/app?view=history')).text(), 'the app')
  for (const path of ['/somewhere', '/app/deeper', '/../package.json', '/%2e%2e/package.json']) {
    const answer = await get(path)
    assert.equal(answer.headers.get('location'), '/', path)
  }
})

test('a page and a worker allow scripts of their own origin alone, and no frame', async () => {
  for (const path of ['/', '/app', '/sw.js', '/assets/key.worker-1.js', '/mailbox']) {
    const policy = (await get(path)).headers.get('content-security-policy') ?? ''
    assert.match(policy, /default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/, path)
    assert.match(policy, /frame-ancestors 'none'/, path)
    assert.match(policy, /require-trusted-types-for 'script'/, path)
  }
})

test('hashed files are kept for a year, everything else is asked for again', async () => {
  assert.equal(
    (await get('/assets/app-1.js')).headers.get('cache-control'),
    'public, max-age=31536000, immutable',
  )
  for (const path of ['/', '/app', '/sw.js'])
    assert.equal((await get(path)).headers.get('cache-control'), 'no-cache', path)
})

test('a file is sent compressed to whoever can read that', async () => {
  const answer = await get('/assets/app-1.js', { 'Accept-Encoding': 'br' })
  assert.equal(answer.headers.get('content-encoding'), 'br')
})

test('a script of an older build is not found, rather than another page', async () => {
  assert.equal((await get('/assets/app-0.js')).status, 404)
})
