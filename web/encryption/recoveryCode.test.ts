import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { InvalidRecoveryCodeError } from './errors.ts'
import {
  deriveFromRecoveryCode,
  formatRecoveryCode,
  makeRecoveryCode,
  parseRecoveryCode,
} from './recoveryCode.ts'

const code = 'CHJP-CSV8-D5N6-PV3D-DSQQ-0WBJ-EDT7-AXKQ'

describe('a recovery code', () => {
  test('is eight groups of four', () => {
    assert.match(makeRecoveryCode(), /^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/)
    assert.notEqual(makeRecoveryCode(), makeRecoveryCode())
  })

  test('holds all of its 160 bits', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
        assert.deepEqual(parseRecoveryCode(formatRecoveryCode(new Uint8Array(bytes))), new Uint8Array(bytes))
      }),
    )
  })

  const typed = {
    'lower case': code.toLowerCase(),
    'no groups': code.replaceAll('-', ''),
    'spaces and line breaks': `  ${code.replaceAll('-', ' ').replace(' PV3D ', '\nPV3D\t')} `,
    'long dashes': code.replaceAll('-', ' – '),
    'O for 0': code.replace('0', 'o'),
    'U for V': code.replaceAll('V', 'u'),
    'full-width letters': code.replace('CHJP', 'ＣＨＪＰ'),
  }
  for (const [how, text] of Object.entries(typed)) {
    test(`may be typed with ${how}`, () => assert.deepEqual(parseRecoveryCode(text), parseRecoveryCode(code)))
  }

  test('may be typed with I or L for 1', () => {
    const ones = '1'.repeat(32)
    assert.deepEqual(parseRecoveryCode('iIlL'.repeat(8)), parseRecoveryCode(ones))
  })

  test('is refused when it has another length or other characters', () => {
    for (const wrong of ['', code.slice(1), `${code}A`, code.replace('C', '?'), code.replace('C', 'é')]) {
      assert.throws(() => parseRecoveryCode(wrong), InvalidRecoveryCodeError)
    }
  })

  test('gives the same keys however it is typed, and others for another code', async () => {
    const { authKey } = await deriveFromRecoveryCode(code)
    assert.equal((await deriveFromRecoveryCode(typed['no groups'])).authKey, authKey)
    assert.notEqual((await deriveFromRecoveryCode(makeRecoveryCode())).authKey, authKey)
  })
})
