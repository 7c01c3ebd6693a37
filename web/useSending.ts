import { useState } from 'react'
import { errorSentence } from './errorSentence.ts'

/** For a form: runs one piece of work at a time and keeps the sentence of what went wrong. */
export function useSending(describe: (error: unknown) => string = errorSentence) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(describe(error))
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, setProblem, send }
}
