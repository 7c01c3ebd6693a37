import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isInstalled } from './install.mjs'

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/hono': { integrity: 'sha512-a' },
  'node_modules/axe': { integrity: 'sha512-b', dev: true },
  'node_modules/types': { integrity: 'sha512-c', devOptional: true },
  'node_modules/node-elsewhere': { integrity: 'sha512-d', optional: true },
}
const toRun = { 'node_modules/hono': { integrity: 'sha512-a' } }
const all = {
  ...toRun,
  'node_modules/axe': wanted['node_modules/axe'],
  'node_modules/types': wanted['node_modules/types'],
}

test('a fresh clone has nothing', () => {
  assert.equal(isInstalled(wanted, {}, true), false)
  assert.equal(isInstalled(wanted, {}, false), false)
})

test('what running needs is enough to run and not to develop', () => {
  assert.equal(isInstalled(wanted, toRun, true), true)
  assert.equal(isInstalled(wanted, toRun, false), false)
})

test('all of it is enough for both', () => {
  assert.equal(isInstalled(wanted, all, true), true)
  assert.equal(isInstalled(wanted, all, false), true)
})

test('another version than the lock file says is stale', () => {
  const stale = { ...all, 'node_modules/hono': { integrity: 'sha512-older' } }
  assert.equal(isInstalled(wanted, stale, true), false)
})
