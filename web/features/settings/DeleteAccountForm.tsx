import { type FormEvent, useState } from 'react'
import { deleteAccount } from '../../../contract/calls/deleteAccount.ts'
import { CallError } from '../../../contract/errors.ts'
import { PASSWORD_REQUIRED } from '../../../contract/validation/password.ts'
import { ask } from '../../ask.ts'
import { errorSentence } from '../../errorSentence.ts'
import { passwordKeys } from '../../passwordKeys.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSending } from '../../useSending.ts'
import styles from './Settings.module.css'

interface Props {
  email: string
  onDeleted: () => Promise<void>
  onCancel: () => void
}

export function DeleteAccountForm({ email, onDeleted, onCancel }: Props) {
  const [password, setPassword] = useState('')
  const [typed, setTyped] = useState('')
  const { busy, problem, setProblem, send } = useSending(describe)
  const { remove: t, password: p } = texts.settings

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setProblem(PASSWORD_REQUIRED)
    if (typed.trim().toLowerCase() !== t.phrase) return setProblem(t.typeWrong(t.phrase))
    void send(async () => {
      const { authKey } = await passwordKeys(email, password)
      await ask(deleteAccount, { currentAuthKey: authKey })
      await onDeleted()
    })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <PasswordField
        name="delete-password"
        label={t.password}
        required
        autoComplete="current-password"
        autoFocus
        showText={p.show}
        hideText={p.hide}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        name="confirmation"
        label={t.typeLabel(t.phrase)}
        required
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.actions}>
        <Button disabled={busy} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" kind="danger" busy={busy}>
          {t.submit}
        </Button>
      </div>
    </form>
  )
}

const describe = (error: unknown) =>
  error instanceof CallError && error.code === 'wrongCredentials'
    ? texts.settings.password.wrong
    : errorSentence(error)
