import { type FormEvent, useState } from 'react'
import { PASSWORD_REQUIRED } from '../../../contract/validation/password.ts'
import { renew } from '../../ask.ts'
import { type Keys, unwrapAccountKey } from '../../encryption/accountKey.ts'
import { CannotOpenError } from '../../encryption/errors.ts'
import { errorSentence } from '../../errorSentence.ts'
import { passwordKeys } from '../../passwordKeys.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox } from '../../ui/Notice.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import { useSending } from '../../useSending.ts'
import { Heading } from './Heading.tsx'
import styles from './Login.module.css'

interface Props {
  email: string
  onUnlocked: (keys: Keys) => Promise<void>
  onSignOut: () => void
}

/** Signed in by the cookie, but without keys on this device. */
export function Unlock({ email, onUnlocked, onSignOut }: Props) {
  const [password, setPassword] = useState('')
  const { busy, problem, setProblem, send } = useSending(describe)
  const t = texts.signIn

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setProblem(PASSWORD_REQUIRED)
    void send(async () => onUnlocked(await unlock(email, password)))
  }

  return (
    <PageFrame skipText={texts.app.skip} width="form">
      <div className={styles.page}>
        <Heading title={t.unlock.title} subtitle={t.unlock.text} />
        {problem && <ErrorBox>{problem}</ErrorBox>}
        <form className={styles.form} noValidate onSubmit={submit}>
          <p>
            <span className={styles.soft}>{t.unlock.account}:</span> {email}
          </p>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="password"
            label={t.password}
            required
            autoComplete="current-password"
            showText={t.showPassword}
            hideText={t.hidePassword}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" kind="primary" icon="key" wide busy={busy}>
            {t.unlock.submit}
          </Button>
          {busy && <Spinner text={t.deriving} />}
        </form>
        <div className={styles.below}>
          <Button kind="quiet" disabled={busy} onClick={onSignOut}>
            {t.unlock.useOther}
          </Button>
        </div>
      </div>
    </PageFrame>
  )
}

async function unlock(email: string, password: string): Promise<Keys> {
  const { account, passwordWrap } = await renew()
  const { wrappingKey } = await passwordKeys(email, password)
  return unwrapAccountKey(account.userId, passwordWrap, wrappingKey)
}

const describe = (error: unknown) =>
  error instanceof CannotOpenError ? texts.signIn.unlock.wrongPassword : errorSentence(error)
