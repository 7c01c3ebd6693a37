import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toSecondPerson } from './secondPerson.ts'

const PAIRS: [string, string][] = [
  ['I am tired', 'you are tired'],
  ["I'm not sure what I'm doing", "you're not sure what you're doing"],
  ['I was late and my sister was early', 'you were late and your sister was early'],
  ["I wasn't ready", "you weren't ready"],
  ['I just was there', 'you just were there'],
  ['What I said was wrong', 'What you said was wrong'],
  ['My boss told me I was slow', 'your boss told you that you were slow'],
  ['He asked me if I was okay', 'He asked you if you were okay'],
  ["I've lost mine", "you've lost yours"],
  ['I’d rather be by myself', "you'd rather be by yourself"],
  ['everyone laughed at me and I smiled', 'everyone laughed at you and you smiled'],
  ['we had our first fight and he left us', 'you had your first fight and he left you'],
  ['i dont know what im doing', "you don't know what you're doing"],
  ['so was I', 'so were you'],
  ['It is what it is', 'It is what it is'],
  ['Mist and mystery', 'Mist and mystery'],
]

for (const [written, turned] of PAIRS) {
  test(`'${written}' becomes '${turned}'`, () => assert.equal(toSecondPerson(written), turned))
}
