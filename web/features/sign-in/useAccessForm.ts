import { type FormEvent, useRef, useState } from 'react'
import { sentenceOf } from '../../../contract/errors.ts'
import { CannotOpenError } from '../../encryption/errors.ts'
import { errorSentence } from '../../errorSentence.ts'
import * as texts from '../../texts/texts.ts'
import { useSending } from '../../useSending.ts'
import { type AccessForm, EMPTY_FORM, findProblem, type Mode } from './accessForm.ts'
import { createAttempts } from './attempts.ts'
import { type SignedInWithKeys, signIn } from './signIn.ts'
import { type PreparedSignUp, prepareSignUp } from './signUp.ts'

interface Next {
  onSignedIn: (result: SignedInWithKeys) => Promise<void>
  onPrepared: (prepared: PreparedSignUp) => void
}

const attempts = createAttempts(Date.now)

export function useAccessForm({ onSignedIn, onPrepared }: Next) {
  const [mode, setMode] = useState<Mode>('signIn')
  const [form, setForm] = useState(EMPTY_FORM)
  const { busy, problem, setProblem, send } = useSending(describe)
  const formRef = useRef<HTMLFormElement>(null)

  async function go(written: AccessForm) {
    if (mode === 'signIn') await onSignedIn(await signIn(written.email, written.password))
    else onPrepared(await prepareSignUp(written))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const broken = findProblem(mode, form)
    if (broken) {
      setProblem(broken.sentence)
      formRef.current?.querySelector<HTMLInputElement>(`[name=${broken.field}]`)?.focus()
      return
    }
    const written = { ...form, email: form.email.trim().toLowerCase(), name: form.name.trim() }
    if (attempts.mayTry(written.email)) void send(() => go(written))
    else setProblem(sentenceOf('tooManyRequests'))
  }

  return {
    mode,
    form,
    busy,
    problem,
    formRef,
    submit,
    change: (part: Partial<AccessForm>) => setForm((before) => ({ ...before, ...part })),
    toggleMode() {
      setMode(mode === 'signIn' ? 'signUp' : 'signIn')
      setProblem(undefined)
    },
  }
}

/** The server took the password and then gave a key that it does not open. */
const describe = (error: unknown) =>
  error instanceof CannotOpenError ? texts.signIn.wrongKey : errorSentence(error)
