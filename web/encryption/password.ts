import type { Argon2id } from './argon2id.ts'
import { utf8 } from './bytes.ts'
import { type DerivedKeys, deriveKeys } from './derivedKeys.ts'
import { checkParameters, type SignInParameters } from './parameters.ts'

/** Throws `WeakParametersError` before anything is derived. NFKC: one password, however a keyboard composes it. */
export async function deriveFromPassword(
  password: string,
  parameters: SignInParameters,
  argon2id: Argon2id,
): Promise<DerivedKeys> {
  const checked = checkParameters(parameters)
  return deriveKeys(await argon2id(utf8(password.normalize('NFKC')), checked), '')
}
