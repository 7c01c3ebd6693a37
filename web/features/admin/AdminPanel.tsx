import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './AdminPanel.module.css'
import { Notes } from './Notes.tsx'
import { PendingUsers } from './PendingUsers.tsx'
import { Usage } from './Usage.tsx'

interface Props {
  /** The admin's own. */
  email: string
  signOut: () => Promise<void>
}

/** Spec §2, 'Admin panel', and below it what the admin may know of the whole. */
export function AdminPanel({ email, signOut }: Props) {
  const t = texts.admin
  return (
    <PageFrame
      skipText={texts.app.skip}
      width="wide"
      header={
        <PageHeader
          title={t.title}
          subtitle={email}
          actions={
            <Button icon="sign-out" onClick={() => void signOut()}>
              {t.signOut}
            </Button>
          }
        />
      }
    >
      <div className={styles.panel}>
        <PendingUsers />
        <Notes />
        <Usage />
      </div>
    </PageFrame>
  )
}
