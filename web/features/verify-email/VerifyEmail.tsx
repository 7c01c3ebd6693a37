import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox, Notice } from '../../ui/Notice.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { useResend } from './useResend.ts'
import styles from './VerifyEmail.module.css'

interface Props {
  /** Missing when the account could not be loaded. */
  email: string | undefined
  signOut: () => Promise<void>
}

/** Spec §2, 'Verify email'. The app moves on by itself when the link is opened elsewhere. */
export function VerifyEmail({ email, signOut }: Props) {
  const { resend, busy, sent, problem, secondsLeft } = useResend()
  const t = texts.verifyEmail

  return (
    <PageFrame skipText={texts.app.skip} width="form">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{t.title}</h1>
        {email ? (
          <p>
            {t.text} <strong className={styles.address}>{email}</strong>.
          </p>
        ) : (
          <p>{t.textUnknown}</p>
        )}
        <p>{t.next}</p>
        {problem && <ErrorBox>{problem}</ErrorBox>}
        {sent && !problem && <Notice kind="success">{t.sent}</Notice>}
        <div className={styles.actions}>
          <Button kind="primary" wide onClick={() => location.reload()}>
            {t.verified}
          </Button>
          <Button icon="mail" wide busy={busy} onClick={resend}>
            {secondsLeft > 0 ? t.resendIn(secondsLeft) : t.resend}
          </Button>
          <Button kind="quiet" wide onClick={() => void signOut()}>
            {t.signOut}
          </Button>
        </div>
        <p className={styles.help}>{t.help}</p>
      </div>
    </PageFrame>
  )
}
