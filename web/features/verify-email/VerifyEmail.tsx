import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox, Notice } from '../../ui/Notice.tsx'
import { TextPage } from '../../ui/TextPage.tsx'
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
    <TextPage
      skipText={texts.app.skip}
      title={t.title}
      actions={
        <>
          <Button kind="primary" wide onClick={() => location.reload()}>
            {t.verified}
          </Button>
          <Button icon="mail" wide busy={busy} onClick={resend}>
            {secondsLeft > 0 ? t.resendIn(secondsLeft) : t.resend}
          </Button>
          <Button kind="quiet" wide onClick={() => void signOut()}>
            {t.signOut}
          </Button>
        </>
      }
      note={t.help}
    >
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
    </TextPage>
  )
}
