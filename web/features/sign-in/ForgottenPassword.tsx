import { type FormEvent, useState } from 'react'
import { sendRecoveryEmail } from '../../../contract/calls/sendRecoveryEmail.ts'
import { Email } from '../../../contract/validation/email.ts'
import { firstProblem } from '../../../contract/validation/firstProblem.ts'
import { ask } from '../../ask.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox, Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSending } from '../../useSending.ts'
import { Heading } from './Heading.tsx'
import styles from './Login.module.css'

export function ForgottenPassword({ email: typed, onBack }: { email: string; onBack: () => void }) {
  const [email, setEmail] = useState(typed)
  const [sent, setSent] = useState(false)
  const { busy, problem, setProblem, send } = useSending()
  const t = texts.signIn.forgotten

  function submit(event: FormEvent) {
    event.preventDefault()
    const broken = firstProblem(Email, email)
    if (broken !== undefined) return setProblem(broken)
    void send(async () => {
      await ask(sendRecoveryEmail, { email })
      setSent(true)
    })
  }

  return (
    <>
      <Heading title={t.title} subtitle={t.text} takesFocus />
      {problem && <ErrorBox>{problem}</ErrorBox>}
      {sent && (
        <Notice kind="success" icon="mail">
          {t.sent}
        </Notice>
      )}
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          name="email"
          label={texts.signIn.email}
          type="email"
          required
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" kind={sent ? 'secondary' : 'primary'} wide busy={busy}>
          {t.submit}
        </Button>
      </form>
      <div className={styles.below}>
        <Button kind="quiet" icon="arrow-left" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </>
  )
}
