import { type Encrypted, isEncrypted, PADDING_STEP } from '../../contract/entities/encrypted.ts'
import { type Bytes, type RandomBytes, randomBytes, utf8 } from './bytes.ts'
import { CannotOpenError } from './errors.ts'
import { openBytes, type SealingKey, sealBytes } from './sealedBytes.ts'

/** Where an envelope belongs. It opens nowhere else. */
export interface Location<Field extends string = string> {
  readonly userId: string
  readonly collection: string
  readonly documentId: string
  readonly field: Field
}

/** A text, or an object that JSON can carry. */
export async function seal<Field extends string>(
  key: SealingKey,
  location: Location<Field>,
  value: string | object,
  random: RandomBytes = randomBytes,
): Promise<Encrypted<Field>> {
  const envelope = await sealBytes(key, contextOf(location), pad(JSON.stringify(value)), random)
  // The one place where text becomes `Encrypted`.
  return envelope as unknown as Encrypted<Field>
}

/** Throws `CannotOpenError` unless it was sealed with this key for this location and nothing was changed since. */
export async function open(key: SealingKey, location: Location, envelope: Encrypted): Promise<unknown> {
  if (!isEncrypted(envelope)) throw new CannotOpenError()
  return unpad(await openBytes(key, contextOf(location), envelope))
}

const contextOf = ({ userId, collection, documentId, field }: Location): string[] => [
  userId,
  collection,
  documentId,
  field,
]

const SPACE = 0x20

/** JSON may end in spaces, so padding needs no mark; and it keeps any string exactly, even half an emoji. */
function pad(json: string): Bytes {
  const text = utf8(json)
  const padded = new Uint8Array(Math.ceil(text.length / PADDING_STEP) * PADDING_STEP).fill(SPACE)
  padded.set(text)
  return padded
}

function unpad(padded: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(padded))
  } catch {
    // The parser's own message would quote the text.
    throw new CannotOpenError()
  }
}
