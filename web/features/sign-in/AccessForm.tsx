import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox, Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import { AccessFields } from './AccessFields.tsx'
import { BetaNotice } from './BetaNotice.tsx'
import { Heading } from './Heading.tsx'
import styles from './Login.module.css'
import type { SignedInWithKeys } from './signIn.ts'
import type { PreparedSignUp } from './signUp.ts'
import { useAccessForm } from './useAccessForm.ts'

interface Props {
  notice: string | undefined
  onSignedIn: (result: SignedInWithKeys) => Promise<void>
  onPrepared: (prepared: PreparedSignUp) => void
  onForgotten: (email: string) => void
}

export function AccessForm({ notice, onForgotten, ...next }: Props) {
  const { mode, form, busy, problem, formRef, change, toggleMode, submit } = useAccessForm(next)
  const t = texts.signIn
  const isSignUp = mode === 'signUp'

  return (
    <>
      <Heading title={t.title} subtitle={t.subtitle[mode]} />
      {notice && !problem && <Notice>{notice}</Notice>}
      {problem && <ErrorBox>{problem}</ErrorBox>}
      {/* Our own sentences, in our own order, instead of the browser's bubbles. */}
      <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
        <AccessFields mode={mode} form={form} onChange={change} />
        {isSignUp && <BetaNotice agreed={form.agreed} onAgree={(agreed) => change({ agreed })} />}
        <Button
          type="submit"
          kind="primary"
          wide
          busy={busy}
          disabled={busy || (isSignUp && !form.agreed)}
          busyText={t.submit.loading}
        >
          {t.submit[mode]}
        </Button>
        {busy && <Spinner text={t.deriving} />}
      </form>
      <div className={styles.below}>
        <Button kind="quiet" disabled={busy} onClick={toggleMode}>
          {isSignUp ? t.toSignIn : t.toSignUp}
        </Button>
        {!isSignUp && (
          <Button kind="quiet" disabled={busy} onClick={() => onForgotten(form.email)}>
            {t.forgot}
          </Button>
        )}
      </div>
    </>
  )
}
