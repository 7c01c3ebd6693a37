import { CallError, sentenceOf } from '../contract/errors.ts'
import { InvalidRecoveryCodeError, WeakParametersError } from './encryption/errors.ts'

/** What to tell the person. Anything unforeseen gets the sentence of `internal`, never its own message. */
export function errorSentence(error: unknown): string {
  const isOurs = [CallError, WeakParametersError, InvalidRecoveryCodeError].some(
    (kind) => error instanceof kind,
  )
  return isOurs ? (error as Error).message : sentenceOf('internal')
}
