import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const ROOT = join(import.meta.dirname, '..')
const PATH = /`((?:contract|server|web|tests|scripts)\/[^`]+)`(?: › ([^|,]+))?/g

/** Quotes differ between a title and its source. */
const plain = (text: string) => text.replace(/[’']/g, '').replace(/\\/g, '')

const rows = readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !/^\| (Rule|Number) \|/.test(line))

test('the table has a row for everything', () => {
  assert.ok(rows.length > 90, `${rows.length} rows`)
})

for (const row of rows) {
  test(`what this row names is there: ${row.split('|')[1]?.trim()}`, () => {
    const named = [...row.matchAll(PATH)]
    assert.ok(named.length > 0, 'the row names no file')
    assert.ok(
      named.some(([, path = '']) => /\.(test|journey)\.ts$/.test(path)),
      'the row names no test',
    )
    for (const [, path = '', title] of named) {
      assert.ok(existsSync(join(ROOT, path)), `${path} is not there`)
      if (title !== undefined)
        assert.ok(
          plain(readFileSync(join(ROOT, path), 'utf8')).includes(plain(title.trim())),
          `${path} has no test “${title.trim()}”`,
        )
    }
  })
}
