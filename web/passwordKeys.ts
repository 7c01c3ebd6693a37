import { getSignInParameters } from '../contract/calls/getSignInParameters.ts'
import { ask } from './ask.ts'
import { argon2idInWorker } from './encryption/argon2idInWorker.ts'
import type { DerivedKeys } from './encryption/derivedKeys.ts'
import { deriveFromPassword } from './encryption/password.ts'

/** Asks how, and derives on this device: the password itself goes nowhere. Takes a second, on old phones several. */
export const passwordKeys = async (email: string, password: string): Promise<DerivedKeys> =>
  deriveFromPassword(password, await ask(getSignInParameters, { email }), argon2idInWorker)
