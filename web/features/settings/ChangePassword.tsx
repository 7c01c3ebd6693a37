import { type FormEvent, useState } from 'react'
import { CallError } from '../../../contract/errors.ts'
import { firstProblem } from '../../../contract/validation/firstProblem.ts'
import { Password } from '../../../contract/validation/password.ts'
import { CannotOpenError } from '../../encryption/errors.ts'
import { errorSentence } from '../../errorSentence.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox, Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import { useSending } from '../../useSending.ts'
import { changePassword } from './changePassword.ts'
import { Section } from './Section.tsx'
import styles from './Settings.module.css'

const EMPTY = { current: '', next: '' }

export function ChangePassword({ userId, email }: { userId: string; email: string }) {
  const [passwords, setPasswords] = useState(EMPTY)
  const [done, setDone] = useState(false)
  const { busy, problem, setProblem, send } = useSending(describe)
  const t = texts.settings.password
  const toggle = { showText: t.show, hideText: t.hide }

  function submit(event: FormEvent) {
    event.preventDefault()
    setDone(false)
    const broken = firstProblem(Password, passwords.current) ?? firstProblem(Password, passwords.next)
    if (broken !== undefined) return setProblem(broken)
    void send(async () => {
      await changePassword(userId, email, passwords)
      setPasswords(EMPTY)
      setDone(true)
    })
  }

  return (
    <Section title={t.title}>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      {done && <Notice kind="success">{t.done}</Notice>}
      <form className={styles.form} noValidate onSubmit={submit}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...toggle}
          name="current-password"
          label={t.current}
          required
          autoComplete="current-password"
          value={passwords.current}
          onChange={(event) => setPasswords({ ...passwords, current: event.target.value })}
        />
        <PasswordField
          {...toggle}
          name="new-password"
          label={t.new}
          placeholder={t.placeholder}
          required
          autoComplete="new-password"
          value={passwords.next}
          onChange={(event) => setPasswords({ ...passwords, next: event.target.value })}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {t.submit}
          </Button>
          {busy && <Spinner text={t.deriving} />}
        </div>
      </form>
    </Section>
  )
}

const describe = (error: unknown) =>
  error instanceof CannotOpenError || (error instanceof CallError && error.code === 'wrongCredentials')
    ? texts.settings.password.wrong
    : errorSentence(error)
