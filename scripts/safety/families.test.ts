import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFamily, membersOf } from './families.ts'
import { randomFrom } from './random.ts'

test('a family has alternatives in brackets; a remark in brackets is none', () => {
  assert.ok(isFamily('(I keep|we keep) going'))
  assert.ok(!isFamily('I keep going (slowly)'))
})

test('each member takes one of the alternatives, also of those within others, and none comes twice', () => {
  const members = membersOf('(one (red|blue)|two) (boats|, maybe,|) here', 100, randomFrom(1))
  assert.deepEqual(new Set(members).size, members.length)
  for (const member of members) assert.match(member, /^(?:one red|one blue|two)(?: boats| , maybe,)? here$/)
  assert.equal(members.length, 9)
})

test('the same seed draws the same members', () => {
  const draw = () => membersOf('(a|b|c) (d|e|f)', 4, randomFrom(7))
  assert.deepEqual(draw(), draw())
})
