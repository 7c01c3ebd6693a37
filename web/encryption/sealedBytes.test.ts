import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Bytes } from './bytes.ts'
import { CannotOpenError } from './errors.ts'
import { decrypt, encrypt } from './sealedBytes.ts'

const hex = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'hex'))

const key = 'feffe9928665731c6d6a8f9467308308'.repeat(2)
const nonce = 'cafebabefacedbaddecaf888'
const plain =
  'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72' +
  '1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255'
const ciphertext =
  '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa' +
  '8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad'

/** McGrew and Viega, "The Galois/Counter Mode of Operation", appendix B: the cases with a 256-bit key and a 96-bit IV. */
const vectors = [
  {
    name: '13',
    key: '00'.repeat(32),
    nonce: '00'.repeat(12),
    associated: '',
    plain: '',
    sealed: '530f8afbc74536b9a963b4f1c4cb738b',
  },
  {
    name: '14',
    key: '00'.repeat(32),
    nonce: '00'.repeat(12),
    associated: '',
    plain: '00'.repeat(16),
    sealed: 'cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919',
  },
  { name: '15', key, nonce, associated: '', plain, sealed: `${ciphertext}b094dac5d93471bdec1a502270e3cc6c` },
  {
    name: '16',
    key,
    nonce,
    associated: 'feedfacedeadbeeffeedfacedeadbeefabaddad2',
    plain: plain.slice(0, 120),
    sealed: `${ciphertext.slice(0, 120)}76fc6ece0f4e1768cddf8853bb2d551b`,
  },
]

const importAes = (bytes: Bytes) =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

describe('AES-256-GCM', () => {
  for (const vector of vectors) {
    test(`gives test case ${vector.name}`, async () => {
      const aes = await importAes(hex(vector.key))
      const [iv, associated, text, sealed] = [
        vector.nonce,
        vector.associated,
        vector.plain,
        vector.sealed,
      ].map(hex)
      assert.ok(iv && associated && text && sealed)

      assert.deepEqual(await encrypt(aes, iv, associated, text), sealed)
      assert.deepEqual(await decrypt(aes, iv, associated, sealed), text)
      await assert.rejects(decrypt(aes, iv, hex('00'), sealed), CannotOpenError)
    })
  }
})
