import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { INSTEAD_OF_NUMBER, withoutPhoneNumbers } from './phoneNumbers.ts'
import { PlainText, plainText } from './plainText.ts'

const KEPT = [
  'I <3 that you wrote it: 2 < 3, and 3 > 2.',
  'You ran 12 km in 1:05:30 on 2026-11-20, or 20.11.2026.',
  'From 1998-2004 you lived there; it cost 1 000 000 and 150000 more.',
  'At 10.30 you had 250 pages left, 3,5 hours and 988 reasons.'.replace('988', '987'),
  'What would you call it?',
  'One, two, and then you stopped counting.',
  'A wish! And [a bracket] and a # in the middle, 5 * 3.',
  'Où étais-tu? 今日は。',
]
for (const text of KEPT) test(`'${text}' stays as it is`, () => assert.equal(plainText(text), text))

const NUMBERS = [
  '988',
  '+49 800 1110111',
  '0800 111 0 111',
  '(020) 7946 0018',
  '1-800-273-8255',
  '800.273.8255',
  '1-800-273-TALK',
  '116 123',
  '116-123',
  '13 11 14',
  '741741',
  'nine eight eight',
  'nine-eight-eight',
  '٩٨٨٩٨٨٩٨٨',
]
for (const number of NUMBERS) {
  test(`'${number}' is not passed on as a number to call`, () => {
    assert.equal(
      withoutPhoneNumbers(`You can reach ${number} today.`),
      `You can reach ${INSTEAD_OF_NUMBER} today.`,
    )
  })
}

const IN_CONTEXT = [
  'Please call 911 now.',
  'Dial 112.',
  'Text HOME to 85258.',
  'The 111 helpline listens.',
  'Ring 999 first.',
]
for (const text of IN_CONTEXT) {
  test(`'${text}' loses its number`, () => assert.doesNotMatch(plainText(text), /\d/))
}

test('what nobody sees goes: it hides numbers and links, and turns text around', () => {
  assert.equal(plainText('a\u0007b\u001b[31m\u0000c\r\n\td'), 'ab[31mc\n\td')
  assert.equal(plainText('\u202eevol\u202c \u2066me\u2069\ufeff'), 'evol me')
  assert.equal(plainText('Call 9\u200b8\u20608 now.'), `Call ${INSTEAD_OF_NUMBER} now.`)
  assert.equal(plainText('See ht\u200btps://evil.example/x now.'), 'See  now.')
  const joined = '👩‍🚀, 🏴󠁧󠁢󠁳󠁣󠁴󠁿, می‌خواهم'
  assert.equal(plainText(joined), joined)
})

test('a number is found although its sentence was sent before', () => {
  const stream = new PlainText()
  const shown = stream.push('Please call ') + stream.push('911') + stream.push(' now.') + stream.end()
  assert.equal(shown, `Please call ${INSTEAD_OF_NUMBER} now.`)
})

test('ordinary words are not held back', () => {
  const stream = new PlainText()
  for (const word of ['You', ' barely', ' slept', ',', ' and', ' it', ' was', ' hard', '.'])
    assert.equal(stream.push(word), word)
})

test('what is held back is bounded', () => {
  const stream = new PlainText()
  let shown = ''
  for (let at = 0; at < 1000; at++) shown += stream.push('<a')
  assert.ok(shown.length > 1000)
})

test('however a text is cut into pieces, the result is the same', () => {
  const part = fc.constantFrom(
    'You had ',
    'a day.',
    '<b>',
    '</b>',
    '<script>',
    'x()',
    '</script>',
    '![',
    '](',
    ' https://x.example/p',
    ')',
    '[',
    ']',
    '<',
    '>',
    ' 988 ',
    ' call ',
    ' +1 800 273 8255 ',
    '**',
    '\n',
    '# ',
    ' nine',
    ' eight',
    '!',
    ' www.x.example',
    '<think>',
    '</think>',
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 14 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      (parts, cuts) => {
        const text = parts.join('')
        const stream = new PlainText()
        let shown = ''
        for (let at = 0, cut = 0; at < text.length; cut++) {
          const length = cuts[cut % cuts.length] ?? 1
          shown += stream.push(text.slice(at, at + length))
          at += length
        }
        shown += stream.end()
        assert.doesNotMatch(shown, /<\/?(?:script|think|b)>|https?:\/\/|988|273/)
        assert.doesNotMatch(plainText(text), /<\/?(?:script|think|b)>|https?:\/\/|988|273/)
      },
    ),
    { numRuns: 2000 },
  )
})
