import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import styles from './Approval.module.css'

/** Spec §2, 'Pending approval'. The app moves on by itself once somebody decided. */
export function PendingApproval({ signOut }: { signOut: () => Promise<void> }) {
  const t = texts.approval.pending
  return (
    <PageFrame skipText={texts.app.skip} width="form">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className={styles.lead}>{t.text}</p>
        <ul className={styles.steps}>
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className={styles.soft}>{t.stay}</p>
        <div className={styles.actions}>
          <Button kind="primary" icon="refresh" wide onClick={() => location.reload()}>
            {t.check}
          </Button>
          <Button kind="quiet" icon="sign-out" wide onClick={() => void signOut()}>
            {t.signOut}
          </Button>
        </div>
      </div>
    </PageFrame>
  )
}
