import type { getLegacyDocuments as call } from '../../contract/calls/getLegacyDocuments.ts'
import * as legacyDocuments from '../store/legacyDocuments.ts'
import type { StreamingHandler } from './context.ts'

const DOCUMENTS_A_CHUNK = 100

export const getLegacyDocuments: StreamingHandler<typeof call> = async function* (
  { db, secrets },
  { member },
) {
  const { userId } = member
  const passphrase = await legacyDocuments.findPassphrase(db, secrets, userId)
  if (passphrase === null) return { success: true, passphrase }

  const sealedBefore = await legacyDocuments.countSealed(db, userId)
  let page = await legacyDocuments.waiting(db, secrets, userId, undefined, DOCUMENTS_A_CHUNK)
  while (page.length > 0) {
    yield { documents: page }
    page = await legacyDocuments.waiting(db, secrets, userId, page.at(-1), DOCUMENTS_A_CHUNK)
  }
  return { success: true, passphrase, sealedBefore }
}
