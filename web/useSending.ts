import { useState } from 'react'
import { flushSync } from 'react-dom'
import { errorSentence } from './errorSentence.ts'

/** For a form: runs one piece of work at a time and keeps the sentence of what went wrong. */
export function useSending(describe: (error: unknown) => string = errorSentence) {
  const [busy, setBusy] = useState(false)
  const [problem, keepProblem] = useState<string>()

  /** The old one leaves first: what is wrong again is shown and read aloud again. */
  function setProblem(sentence: string | undefined) {
    flushSync(() => keepProblem(undefined))
    keepProblem(sentence)
  }

  async function send(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    keepProblem(undefined)
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
