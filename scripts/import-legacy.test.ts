import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const place = mkdtempSync(join(tmpdir(), 'journal-import-'))
after(() => rmSync(place, { recursive: true }))

function run(env: Record<string, string>) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'import-legacy.ts'), place],
    { cwd: place, env: { PATH: process.env.PATH, DATA_DIR: join(place, 'data'), ...env }, encoding: 'utf8' },
  )
  return { lines: (stdout + stderr).trimEnd().split('\n'), status }
}

test('the command says what came in and what was left out, and needs the old secret', () => {
  const users = [{ id: 'anaAnaAnaAnaAnaAnaAnaAnaAna1', email: 'ana@example.org', created_at: '2024-01-05' }]
  writeFileSync(join(place, 'users.json'), JSON.stringify(users))
  writeFileSync(join(place, 'journal_entries.json'), '{}')
  writeFileSync(join(place, 'session_summaries.json'), '{"sessionOfNobody":{"created_at":1}}')

  const without = run({})
  assert.deepEqual(without, {
    lines: ['LEGACY_APP_SECRET is required: the app secret of the old platform.'],
    status: 1,
  })
  const LEGACY_APP_SECRET = 'old secret'
  assert.deepEqual(run({ LEGACY_APP_SECRET }), {
    lines: [
      'Members:   1 imported, 0 were here already',
      'Documents: 0 imported, 0 were here already',
      'Left out:  1',
      '  session_summaries sessionOfNobody: user_id',
    ],
    status: 0,
  })
  assert.equal(run({ LEGACY_APP_SECRET }).lines[0], 'Members:   0 imported, 1 were here already')
})
