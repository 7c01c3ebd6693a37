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
import { KeepRecoveryCode } from './KeepRecoveryCode.tsx'
import styles from './Login.module.css'
import { NewPasswordField } from './NewPasswordField.tsx'
import { type PreparedStartOver, prepareStartOver, type Recovery, startOver } from './recover.ts'
import type { SignedInWithKeys } from './signIn.ts'

interface Props {
  token: string
  recovery: Recovery
  onSignedIn: (result: SignedInWithKeys) => Promise<void>
}

/** Without the code: the journal goes, said plainly and confirmed by typing (design §5). */
export function StartOver({ token, recovery, onSignedIn }: Props) {
  const [prepared, setPrepared] = useState<PreparedStartOver>()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const { busy, problem, setProblem, send } = useSending()
  const t = texts.signIn.startOver

  function submit(event: FormEvent) {
    event.preventDefault()
    const broken = firstProblem(Password, password)
    if (broken !== undefined) return setProblem(broken)
    if (typed.trim().toLowerCase() !== t.phrase) return setProblem(t.typeWrong(t.phrase))
    void send(async () => setPrepared(await prepareStartOver(token, recovery, password)))
  }

  if (prepared) {
    return (
      <KeepRecoveryCode
        code={prepared.recoveryCode}
        email={recovery.email}
        finishText={t.submit}
        onKept={async () => onSignedIn(await startOver(prepared))}
      />
    )
  }
  return (
    <>
      <Heading title={t.title} subtitle={t.text} takesFocus />
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <form className={styles.form} noValidate onSubmit={submit}>
        <NewPasswordField email={recovery.email} password={password} onChange={setPassword} />
        <TextField
          name="confirmation"
          label={t.typeLabel(t.phrase)}
          required
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="danger" wide busy={busy} busyText={texts.signIn.submit.loading}>
          {texts.signIn.recoveryCode.finish}
        </Button>
        {busy && <Spinner text={texts.signIn.deriving} />}
      </form>
    </>
  )
}
