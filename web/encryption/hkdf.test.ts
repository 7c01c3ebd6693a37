import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Bytes } from './bytes.ts'
import { hkdf, importSecret } from './hkdf.ts'

const hex = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'hex'))
const bytesFrom = (first: number, last: number): Bytes =>
  Uint8Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** RFC 5869, appendix A. */
const vectors = [
  {
    name: 'A.1, basic',
    secret: new Uint8Array(22).fill(0x0b),
    salt: bytesFrom(0x00, 0x0c),
    info: bytesFrom(0xf0, 0xf9),
    output: '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
  },
  {
    name: 'A.2, longer inputs and outputs',
    secret: bytesFrom(0x00, 0x4f),
    salt: bytesFrom(0x60, 0xaf),
    info: bytesFrom(0xb0, 0xff),
    output:
      'b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09' +
      'da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87',
  },
  {
    name: 'A.3, no salt and no info',
    secret: new Uint8Array(22).fill(0x0b),
    salt: new Uint8Array(),
    info: new Uint8Array(),
    output: '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
  },
]

for (const { name, secret, salt, info, output } of vectors) {
  test(`HKDF-SHA256 gives RFC 5869 ${name}`, async () => {
    assert.deepEqual(await hkdf(await importSecret(secret), info, output.length / 2, salt), hex(output))
  })
}
