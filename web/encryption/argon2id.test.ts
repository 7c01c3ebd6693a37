import assert from 'node:assert/strict'
import { argon2Sync } from 'node:crypto'
import { describe, test } from 'node:test'
import { argon2id as nobleArgon2id } from '@noble/hashes/argon2.js'
import { argon2idByScript, argon2idByWasm } from './argon2id.ts'
import { type Bytes, utf8 } from './bytes.ts'
import { FLOOR } from './parameters.ts'

const filled = (length: number, byte: number): Bytes => new Uint8Array(length).fill(byte)

describe('Argon2id', () => {
  /** RFC 9106, section 5.3. It has a secret and associated data, which we do not use, so it is asked of the libraries. */
  test('gives the vector of RFC 9106', () => {
    const output = '0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659'
    const [password, salt, secret, associatedData] = [
      filled(32, 1),
      filled(16, 2),
      filled(8, 3),
      filled(12, 4),
    ]

    const cost = { m: 32, t: 3, p: 4, dkLen: 32 }
    const byNoble = nobleArgon2id(password, salt, { ...cost, key: secret, personalization: associatedData })
    const byNode = argon2Sync('argon2id', {
      message: password,
      nonce: salt,
      secret,
      associatedData,
      memory: 32,
      passes: 3,
      parallelism: 4,
      tagLength: 32,
    })

    assert.equal(Buffer.from(byNoble).toString('hex'), output)
    assert.equal(byNode.toString('hex'), output)
  })

  const costs = [
    FLOOR,
    { memoryKib: 32, iterations: 3, parallelism: 4 },
    { memoryKib: 100, iterations: 1, parallelism: 1 },
  ]
  for (const cost of costs) {
    const { memoryKib, iterations, parallelism } = cost
    test(`is the same by WebAssembly, by script and in Node: ${memoryKib} KiB, t=${iterations}, p=${parallelism}`, async () => {
      const password = utf8('correct horse battery staple')
      const salt = filled(16, 7)
      const byNode = argon2Sync('argon2id', {
        message: password,
        nonce: salt,
        memory: memoryKib,
        passes: iterations,
        parallelism,
        tagLength: 32,
      })

      assert.deepEqual(await argon2idByWasm(password, { salt, ...cost }), new Uint8Array(byNode))
      assert.deepEqual(await argon2idByScript(password, { salt, ...cost }), new Uint8Array(byNode))
    })
  }
})
