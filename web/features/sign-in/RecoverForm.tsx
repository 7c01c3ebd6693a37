import { type FormEvent, useState } from 'react'
import { firstProblem } from '../../../contract/validation/firstProblem.ts'
import { Password } from '../../../contract/validation/password.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import { useSending } from '../../useSending.ts'
import { Heading } from './Heading.tsx'
import styles from './Login.module.css'
import { NewPasswordField } from './NewPasswordField.tsx'
import { type RecoveryWithKey, recover } from './recover.ts'
import type { SignedInWithKeys } from './signIn.ts'

interface Props {
  token: string
  recovery: RecoveryWithKey
  onSignedIn: (result: SignedInWithKeys) => Promise<void>
}

export function RecoverForm({ token, recovery, onSignedIn }: Props) {
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const { busy, problem, setProblem, send } = useSending()
  const t = texts.signIn.recover

  function submit(event: FormEvent) {
    event.preventDefault()
    const broken = firstProblem(Password, password)
    if (broken !== undefined) return setProblem(broken)
    void send(async () => onSignedIn(await recover(token, recovery, code, password)))
  }

  return (
    <>
      <Heading title={t.title} subtitle={t.forAccount(recovery.email)} />
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          name="recovery-code"
          label={t.code}
          hint={t.codeHint}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <NewPasswordField email={recovery.email} password={password} onChange={setPassword} />
        <Button type="submit" kind="primary" wide busy={busy} busyText={texts.signIn.submit.loading}>
          {t.submit}
        </Button>
        {busy ? <Spinner text={texts.signIn.deriving} /> : <p className={styles.soft}>{t.signsOut}</p>}
      </form>
    </>
  )
}
