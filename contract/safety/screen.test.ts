import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Screen } from './screen.ts'
import { weights as german } from './weights/de.ts'
import { weights as english } from './weights/en.ts'
import { weights as spanish } from './weights/es.ts'
import { screen } from './wholeScreen.ts'

test('a wish to die is a risk, in plain words and in six languages', () => {
  for (const text of [
    'I want to die.',
    'Quiero morir.',
    'Je veux mourir.',
    'Ich will sterben.',
    'Quero morrer.',
    'main marna chahta hoon',
  ]) {
    assert.equal(screen(text), 'risk', text)
  }
})

test('what is plainly said is a risk, whatever it is about', () => {
  for (const text of [
    'I am going to kill myself tonight.',
    "I don't want to live.",
    "I don't want to be here anymore.",
    "I can't stop thinking about killing myself.",
    'I cut myself again.',
    'I took all the pills.',
    'I wrote my goodbye letters today.',
    'He beat me again last night.',
    'The voices tell me to hurt her.',
    'I have not eaten for five days.',
  ]) {
    assert.equal(screen(text), 'risk', text)
  }
})

test('spelling hides nothing: signs, spaces, stretching, misspelling, invisible characters, full width', () => {
  for (const text of [
    'k1ll mys3lf',
    'k i l l m y s e l f',
    'i will kiiill myselffff',
    'I feel sucidal',
    'I want to d\u200bie',
    'Ｉ ｗａｎｔ ｔｏ ｄｉｅ',
  ]) {
    assert.equal(screen(text), 'risk', text)
  }
})

test('what is denied, over, told of others or only said is none', () => {
  for (const text of [
    'I would never hurt myself.',
    'I used to cut, eight years ago. I am glad it is over.',
    'In the film the hero wants to die.',
    "I'm dying to see you.",
    'This homework is killing me.',
    'I am dead tired.',
    'How do I kill the process?',
    'No voy a morirme por esperar un dia mas.',
    'Ich lache mich tot.',
  ]) {
    assert.equal(screen(text), 'none', text)
  }
})

test('ordinary days are none', () => {
  for (const text of [
    'Had coffee with Ana and talked about her new job.',
    'Rain all day, so we stayed in and played cards.',
    'Hoy fui al mercado y cociné lentejas.',
    "Aujourd'hui j'ai réparé le vélo de ma fille.",
    'Heute habe ich den ganzen Tag gearbeitet und abends gekocht.',
  ]) {
    assert.equal(screen(text), 'none', text)
  }
})

test('one sentence is enough in a long text, and in one without any full stop', () => {
  const filling = 'we went to the market and bought apples and bread '
  assert.equal(screen(`${filling.repeat(40)}. i want to kill myself. ${filling.repeat(40)}`), 'risk')
  assert.equal(screen(`${filling.repeat(20)}i want to kill myself ${filling.repeat(20)}`), 'risk')
})

test('a text in a language that is not there is named so, and read once it is', () => {
  const reader = new Screen({ en: english })
  assert.deepEqual(reader.read('Esta noche quiero morir.'), { tier: 'none', unread: ['es'] })
  reader.add('es', spanish)
  assert.deepEqual(reader.read('Esta noche quiero morir.'), { tier: 'risk', unread: [] })
})

test('a text of two languages is read in the one that is there, and in both once they are', () => {
  const mixed = 'We had a quiet day in the garden. Ich will sterben.'
  const reader = new Screen({ en: english })
  assert.deepEqual(reader.read(mixed), { tier: 'none', unread: ['de'] })
  reader.add('de', german)
  assert.equal(reader.read(mixed).tier, 'risk')
})

test('a sentence that mixes two languages is read in both', () => {
  assert.equal(screen('mujhe aaj bahut bura laga and I want to die yaar'), 'risk')
})

test('nothing comes of nothing', () => {
  for (const text of ['', ' ', '\n\n', '...', '😀']) assert.equal(screen(text), 'none')
})
