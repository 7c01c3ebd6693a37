import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heavyTopicsIn } from './heavyTopics.ts'

test('somebody who hurts, or is feared, is abuse', () => {
  assert.deepEqual(heavyTopicsIn('My husband hit me again and I hid in the bathroom.'), ['abuse'])
  assert.deepEqual(heavyTopicsIn("I'm scared of him when he comes home."), ['abuse'])
})

test('somebody close who wants to die is a worry', () => {
  assert.deepEqual(heavyTopicsIn('My sister says she wants to die.'), ['worry'])
  assert.deepEqual(heavyTopicsIn('I want to die.'), [])
})

test('food and drink have their own', () => {
  assert.deepEqual(heavyTopicsIn('I threw up after every meal this week.'), ['eating'])
  assert.deepEqual(heavyTopicsIn('Drunk again on a Tuesday.'), ['substances'])
})
