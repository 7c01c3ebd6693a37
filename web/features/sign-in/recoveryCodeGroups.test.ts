import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isGroup, pickGroup } from './recoveryCodeGroups.ts'

const code = '7Q2M-0000-1V1V-ABCD-EFGH-JKMN-PQRS-TVWX'

test('asks for one of the eight groups', () => {
  assert.equal(
    pickGroup(() => 0),
    1,
  )
  assert.equal(
    pickGroup(() => 0.999),
    8,
  )
})

test('takes a group as people type it', () => {
  assert.ok(isGroup(code, 1, ' 7q2m '))
  assert.ok(isGroup(code, 2, 'OOoo'))
  assert.ok(isGroup(code, 3, 'Lu-Iv'))
})

test('refuses another group, or nothing', () => {
  assert.equal(isGroup(code, 1, 'ABCD'), false)
  assert.equal(isGroup(code, 1, ''), false)
})
