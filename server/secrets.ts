import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** What the app secret guards (design §5). */
export interface Secrets {
  /** Deterministic bytes for a purpose and a value, such as the salt of an address; base64url. Never rotated. */
  keyed(purpose: string, value: string, bytes?: number): string
  /** AES-256-GCM. What is sealed for one place opens nowhere else. */
  seal(place: string, text: string): string
  /** Throws when it was sealed elsewhere, with another secret, or changed. */
  open(place: string, sealed: string): string
  /** The same under the newest secret; what is so already stays as it is. */
  reseal(place: string, sealed: string): string
}

/** The newest, which seals, and those before it that still open. */
export type AppSecrets = readonly [string, ...string[]]

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

const derived = (appSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', `journal ${purpose}`, KEY_BYTES))

/** What a new installation keys addresses with, for as long as it lives. */
export const firstAddressKey = ([newest]: AppSecrets): Buffer => derived(newest, 'keying')

export function createSecrets(appSecrets: AppSecrets, addressKey = firstAddressKey(appSecrets)): Secrets {
  const [newest, ...older] = appSecrets
  const sealing = derived(newest, 'sealing')
  const opening = [sealing, ...older.map((secret) => derived(secret, 'sealing'))]

  const open = (place: string, sealed: string) => openedWithOneOf(opening, place, sealed)
  return {
    keyed: (purpose, value, bytes = KEY_BYTES) =>
      createHmac('sha256', addressKey)
        .update(`${purpose}\0${value}`)
        .digest()
        .subarray(0, bytes)
        .toString('base64url'),
    seal: (place, text) => sealedWith(sealing, place, text),
    open: (place, sealed) => open(place, sealed).text,
    reseal(place, sealed) {
      const { text, key } = open(place, sealed)
      return key === sealing ? sealed : sealedWith(sealing, place, text)
    },
  }
}

function sealedWith(key: Buffer, place: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

function openedWith(key: Buffer, place: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
  return Buffer.concat([opened, decipher.final()]).toString('utf8')
}

function openedWithOneOf(keys: readonly Buffer[], place: string, sealed: string) {
  let failure: unknown
  for (const key of keys) {
    try {
      return { text: openedWith(key, place, sealed), key }
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

/** A token of 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(KEY_BYTES).toString('base64url')

/** How a token is stored. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
