import { CallError, sentenceOf } from '../../../contract/errors.ts'
import { SECOND, VERIFICATION_COOLDOWN } from '../../../contract/limits.ts'
import * as texts from '../../texts/texts.ts'

interface ResendProblem {
  sentence: string
  /** Seconds until asking again makes sense. */
  wait?: number
}

/** Spec §8, 'Resend verification'. */
export function resendProblem(error: unknown): ResendProblem {
  const code = error instanceof CallError ? error.code : 'internal'
  if (code === 'waitBeforeResending') {
    const milliseconds = (error as CallError).details.retryAfter ?? VERIFICATION_COOLDOWN
    const wait = Math.ceil(milliseconds / SECOND)
    return { wait, sentence: texts.verifyEmail.wait(wait) }
  }
  const isKnown = code === 'tooManyRequests' || code === 'notSignedIn'
  return { sentence: sentenceOf(isKnown ? code : 'verificationMailFailed') }
}
