import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextPage } from '../../ui/TextPage.tsx'
import styles from './PendingApproval.module.css'

/** Spec §2, 'Pending approval'. The app moves on by itself once somebody decided. */
export function PendingApproval({ signOut }: { signOut: () => Promise<void> }) {
  const t = texts.approval.pending
  return (
    <TextPage
      skipText={texts.app.skip}
      title={t.title}
      actions={
        <>
          <Button kind="primary" icon="refresh" wide onClick={() => location.reload()}>
            {t.check}
          </Button>
          <Button kind="quiet" icon="sign-out" wide onClick={() => void signOut()}>
            {t.signOut}
          </Button>
        </>
      }
      note={t.stay}
    >
      <p className={styles.lead}>{t.text}</p>
      <ul className={styles.steps}>
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </TextPage>
  )
}
