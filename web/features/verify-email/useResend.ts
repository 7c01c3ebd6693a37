import { useState } from 'react'
import { sendVerificationEmail } from '../../../contract/calls/sendVerificationEmail.ts'
import { SECOND, VERIFICATION_COOLDOWN } from '../../../contract/limits.ts'
import { ask } from '../../ask.ts'
import * as texts from '../../texts/texts.ts'
import { resendProblem } from './resendProblem.ts'
import { useCountdown } from './useCountdown.ts'

/** Spec §4 and §8: once per 60 seconds, and what is said when it does not work. Who has expired is signed out by the app. */
export function useResend() {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [secondsLeft, startCountdown] = useCountdown()

  async function send() {
    setBusy(true)
    setSent(false)
    setProblem(undefined)
    try {
      await ask(sendVerificationEmail, null)
      setSent(true)
      startCountdown(VERIFICATION_COOLDOWN / SECOND)
    } catch (error) {
      refused(error)
    } finally {
      setBusy(false)
    }
  }

  function refused(error: unknown) {
    const { sentence, wait } = resendProblem(error)
    setProblem(sentence)
    if (wait !== undefined) startCountdown(wait)
  }

  function resend() {
    if (secondsLeft === 0) return void send()
    setSent(false)
    setProblem(texts.verifyEmail.wait(secondsLeft))
  }

  return { resend, busy, sent, problem, secondsLeft }
}
