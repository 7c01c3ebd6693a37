import assert from 'node:assert/strict'
import { test } from 'node:test'
import { english } from './english.ts'
import { german } from './german.ts'
import { Screen } from './screen.ts'
import { spanish } from './spanish.ts'
import { wholeScreen } from './wholeScreen.ts'

const tierOf = (text: string) => wholeScreen().read(text).tier
const kindsOf = (text: string) => wholeScreen().read(text).kinds

test('a wish to die is a risk, in plain words and in six languages', () => {
  for (const text of [
    'I want to die.',
    'Quiero morir.',
    'Je veux mourir.',
    'Ich will sterben.',
    'Quero morrer.',
    'main marna chahta hoon',
  ]) {
    assert.equal(tierOf(text), 'risk', text)
    assert.deepEqual(kindsOf(text), ['suicide'], text)
  }
})

test('spelling hides nothing: signs, spaces, stretching, misspelling, invisible characters, full width', () => {
  for (const text of [
    'k1ll mys3lf',
    'k i l l m y s e l f',
    'kiiill myselffff',
    'I feel sucidal',
    'I want to d\u200bie',
    'Ｉ ｗａｎｔ ｔｏ ｄｉｅ',
  ]) {
    assert.equal(tierOf(text), 'risk', text)
  }
})

test('what is denied is not a risk', () => {
  assert.equal(tierOf("I don't want to die."), 'none')
  assert.equal(tierOf('I would never hurt myself.'), 'none')
})

test('a denial counts in every language', () => {
  for (const text of [
    'No quiero morir.',
    'Je ne veux pas mourir.',
    'Ich will nicht sterben.',
    'Eu não quero morrer.',
    'Je ne vais pas me suicider.',
    'Nein, ich will mir nichts antun.',
    'Não estou pensando em me matar.',
    'main suicide ka nahi soch rahi',
  ]) {
    assert.equal(tierOf(text), 'none', text)
  }
})

test('a wish not to live is one, though it has a not', () => {
  assert.equal(tierOf("I don't want to live."), 'risk')
  assert.equal(tierOf("I don't want to be here anymore."), 'risk')
  assert.equal(tierOf("I can't stop thinking about killing myself."), 'risk')
})

test('a not in another clause or sentence denies nothing', () => {
  assert.equal(tierOf('No, I want to die.'), 'risk')
  assert.equal(tierOf("I don't know. I want to die."), 'risk')
})

test('what others asked and the writer denied is not a risk', () => {
  assert.equal(tierOf("I don't have any thoughts of hurting myself, I just needed to talk."), 'none')
  assert.equal(tierOf('The doctor asked if I had thoughts of hurting myself and I said no.'), 'none')
})

test('habits are harmless', () => {
  for (const text of [
    'Because I snap at my kids less on the days I do it.',
    "I'm lazy and I want to stop being a loser.",
    'I want to stop biting my nails.',
  ]) {
    assert.equal(tierOf(text), 'none', text)
  }
})

test('a story is one, whoever does in it what would be a risk', () => {
  assert.equal(tierOf('A voice tells me to kill the king.'), 'risk')
  assert.equal(tierOf('I play in a piece where a voice tells the hero to kill the king.'), 'none')
})

test('sayings are harmless', () => {
  for (const text of [
    "I'm dying to see you.",
    'This homework is killing me.',
    'I am dead tired.',
    'How do I kill the process?',
  ]) {
    assert.equal(tierOf(text), 'none', text)
  }
})

test('what is over is over, unless it is back', () => {
  assert.equal(tierOf('I used to cut, three years clean now.'), 'none')
  assert.equal(tierOf('Three years clean and I cut myself again.'), 'risk')
})

test('somebody close at risk is a worry, a stranger or a character is not', () => {
  assert.equal(tierOf('My sister says she wants to die.'), 'elevated')
  assert.deepEqual(kindsOf('My sister says she wants to die.'), ['worry'])
  assert.equal(tierOf('In the film the hero wants to die.'), 'none')
})

test('a harmless sentence does not soften a grave one', () => {
  assert.equal(
    tierOf('I watched a film about a hero. It was fun. I used to cut. Tonight I want to die.'),
    'risk',
  )
})

test('one sentence is enough in a long text, and in one without any full stop', () => {
  const filling = 'we went to the market and bought apples and bread '
  assert.equal(tierOf(`${filling.repeat(40)}i want to kill myself ${filling.repeat(40)}`), 'risk')
})

test('a text in a language that is not there is named so, and read once it is', () => {
  const screen = new Screen({ en: english })
  assert.deepEqual(screen.read('Esta noche quiero morir.'), { tier: 'none', kinds: [], unread: ['es'] })
  screen.add('es', spanish)
  assert.deepEqual(screen.read('Esta noche quiero morir.'), { tier: 'risk', kinds: ['suicide'], unread: [] })
})

test('a text of two languages is read in the one that is there, and in both once they are', () => {
  const mixed = 'I cried all day and feel hopeless. Ich will sterben.'
  const screen = new Screen({ en: english })
  assert.deepEqual(screen.read(mixed), { tier: 'elevated', kinds: ['despair'], unread: ['de'] })
  screen.add('de', german)
  assert.equal(screen.read(mixed).tier, 'risk')
})

test('a sentence that mixes two languages is read in both', () => {
  assert.equal(tierOf('mujhe aaj bahut bura laga and I want to die yaar'), 'risk')
})

test('several hints close together are more than one', () => {
  assert.equal(tierOf('I felt empty today.'), 'none')
  assert.equal(tierOf('I felt empty today. I cried. I have no energy.'), 'elevated')
})

test('nothing comes of nothing', () => {
  for (const text of ['', ' ', '\n\n', '...', '😀'])
    assert.deepEqual(wholeScreen().read(text), { tier: 'none', kinds: [], unread: [] })
})

const SIZE = 100_000
const fillUp = (text: string) => text.repeat(Math.ceil(SIZE / text.length)).slice(0, SIZE)

test('work grows with the length of the text only, whatever the text is', () => {
  const texts = [
    'a ',
    'i ',
    'die ',
    'not ',
    'x',
    ' ',
    '\n',
    '!',
    "a'",
    'k i l l ',
    'i do not want to die ',
    'never kill myself want life end ',
    'mujhe nahi mar jeena ',
    'e\u0301\u0302',
    '1@$!',
  ]
  for (const text of texts) {
    const { work } = wholeScreen().examine(fillUp(text))
    assert.ok(work < 20 * SIZE, text)
    const half = wholeScreen().examine(fillUp(text).slice(0, SIZE / 2)).work
    assert.ok(work <= 2.1 * half + 1000, text)
  }
})
