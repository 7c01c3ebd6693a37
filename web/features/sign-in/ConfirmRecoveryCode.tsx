import { type FormEvent, useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSending } from '../../useSending.ts'
import { Heading } from './Heading.tsx'
import styles from './Login.module.css'
import { isGroup, pickGroup } from './recoveryCodeGroups.ts'

interface Props {
  code: string
  finishText: string
  onConfirmed: () => Promise<void>
  onShowAgain: () => void
}

export function ConfirmRecoveryCode({ code, finishText, onConfirmed, onShowAgain }: Props) {
  const [group] = useState(() => pickGroup(Math.random))
  const [typed, setTyped] = useState('')
  const { busy, problem, setProblem, send } = useSending()
  const t = texts.signIn.recoveryCode

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isGroup(code, group, typed)) void send(onConfirmed)
    else setProblem(t.confirmWrong)
  }

  return (
    <>
      <Heading title={t.confirmTitle} subtitle={t.confirmText(group)} takesFocus />
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          name="recovery-group"
          label={t.confirmLabel(group)}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="primary" wide busy={busy} busyText={texts.signIn.submit.loading}>
          {finishText}
        </Button>
      </form>
      <div className={styles.below}>
        <Button kind="quiet" icon="arrow-left" disabled={busy} onClick={onShowAgain}>
          {t.showAgain}
        </Button>
      </div>
    </>
  )
}
