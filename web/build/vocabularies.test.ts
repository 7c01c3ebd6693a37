import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tighten } from './vocabularies.ts'

test('a vocabulary goes out without its line breaks and margins, everything else as it is', () => {
  const code = "const a = {\n  risk: `\n    want .. die, end\n    it`,\n  hints: 'sad, alone',\n}"
  assert.equal(tighten(code), "const a = {\n  risk: `want .. die,end it`,\n  hints: 'sad, alone',\n}")
})
