import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const place = mkdtempSync(join(tmpdir(), 'journal-rotate-'))
after(() => rmSync(place, { recursive: true }))

test('a folder without a journal is no success, and nothing is made in it', () => {
  const { stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'rotate-secret.ts')], {
    cwd: place,
    env: { PATH: process.env.PATH, DATA_DIR: place },
    encoding: 'utf8',
  })
  assert.equal(stderr, `There is no journal in ${place}.\n`)
  assert.equal(status, 1)
  assert.deepEqual(readdirSync(place), [])
})
