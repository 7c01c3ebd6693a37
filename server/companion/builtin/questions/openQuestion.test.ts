import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversationOf } from '../conversation.ts'
import { ANYTIME } from './anytime.ts'
import { FEELINGS } from './feelings.ts'
import { MOVES } from './moves.ts'
import { OCCASIONS } from './occasions.ts'
import { openQuestion } from './openQuestion.ts'
import { PEOPLE } from './people.ts'
import { TOPICS } from './topics.ts'

const CUES = [OCCASIONS, MOVES, FEELINGS, TOPICS, PEOPLE].flat()
const ANYWHERE: readonly string[] = Object.values(ANYTIME).flat()

test('no question asks two things at once', () => {
  for (const question of [...CUES.flatMap(({ ask }) => ask), ...ANYWHERE])
    assert.doesNotMatch(question, /,? and (?:what|who|which|how|when)\b|, and .*\?/, question)
})

for (const inPassing of [
  'It was the obvious choice.',
  'They took my phone because I got a C.',
  'He copied my essay.',
  'I hide the letters in my gym bag.',
  'I spilled coffee on my white shirt.',
  'It had a garden.',
  '2000 after tax.',
  'She told them about the divorce.',
  'The flat is so tidy it makes me sick.',
  'We watched a terrible movie.',
  'ill tell them',
  'shes asleep now',
  'The goat ate the homework.',
  "There's a music school two streets away.",
  'He wore them to everything, weddings, the garden, the hospital.',
  'They are finally building a bridge there.',
  'The neurologist was nice, and then there was that word.',
  "Soup for lunch, and my knee didn't hurt.",
  'The house was cold but the soup was hot.',
])
  test(`'${inPassing}' is not asked about a word in passing`, () => {
    const { question = '' } = openQuestion(inPassing, conversationOf('', inPassing))
    assert.ok(ANYWHERE.includes(question), question)
  })

for (const news of ['my dad died three weeks ago', 'MY DAD DIED', 'my dad died and i cant sleep'])
  test(`'${news}' is heard, however it is spelled`, () =>
    assert.equal(openQuestion('My dad died', conversationOf('', news)).heard, 'I am sorry.'))
