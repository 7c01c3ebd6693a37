import { useState } from 'react'
import type { PendingUser } from '../../../contract/entities/userProfile.ts'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorBox } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import styles from './AdminPanel.module.css'
import { PendingUserCard } from './PendingUserCard.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { useDecisions } from './useDecisions.ts'
import { usePendingUsers } from './usePendingUsers.ts'

/** The live list, newest first. */
export function PendingUsers() {
  const users = usePendingUsers()
  const { deciding, problem, approve, reject } = useDecisions()
  const [rejecting, setRejecting] = useState<PendingUser>()
  const t = texts.admin.pending

  return (
    <section className={styles.section} aria-labelledby="pending-users">
      <h2 id="pending-users">{t.title(users?.length ?? 0)}</h2>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      {!users && <Spinner text={t.loading} />}
      {users?.length === 0 && <EmptyState icon="check" title={t.empty} />}
      <ul className={styles.cards}>
        {users?.map((user) => (
          <PendingUserCard
            key={user.userId}
            user={user}
            busy={deciding === user.userId}
            onApprove={() => approve(user)}
            onReject={() => setRejecting(user)}
          />
        ))}
      </ul>
      {rejecting && (
        <RejectDialog
          user={rejecting}
          onCancel={() => setRejecting(undefined)}
          onReject={(reason) => {
            setRejecting(undefined)
            reject(rejecting, reason)
          }}
        />
      )}
    </section>
  )
}
