import { type AppSecrets, createSecrets, firstAddressKey, type Secrets } from './secrets.ts'
import type { Database } from './store/database.ts'
import * as serverKeys from './store/serverKeys.ts'

export const ADDRESS_KEY = 'addresses'
export const addressKeyPlace = 'address key'

/** The configured app secret is not the one that this database was sealed with. */
export class WrongAppSecret extends Error {
  override name = 'WrongAppSecret'
  constructor() {
    super(
      'This app secret does not belong to this database. Put the right one back. If it is lost: ' +
        'npm run rotate-secret -- --lost (docs/operations.md); members then need their recovery codes.',
    )
  }
}

/**
 * The secrets as calls use them. Salts must outlive the app secret, so their key is made once and stored, sealed, in the
 * database (docs/decisions/0010-rotating-the-app-secret.md). Throws `WrongAppSecret`.
 */
export async function openSecrets(
  { write }: Pick<Database, 'write'>,
  appSecrets: AppSecrets,
): Promise<Secrets> {
  const sealing = createSecrets(appSecrets)
  const own = sealing.seal(addressKeyPlace, firstAddressKey(appSecrets).toString('base64url'))
  const sealed = await write((trx) => serverKeys.findOrInsert(trx, ADDRESS_KEY, own))
  try {
    return createSecrets(appSecrets, Buffer.from(sealing.open(addressKeyPlace, sealed), 'base64url'))
  } catch {
    throw new WrongAppSecret()
  }
}
