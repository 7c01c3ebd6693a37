import type { PendingUser } from '../../../contract/entities/userProfile.ts'
import * as texts from '../../texts/texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './AdminPanel.module.css'
import { nameOf, whoIs } from './nameOf.ts'

interface Props {
  user: PendingUser
  busy: boolean
  onApprove: () => void
  onReject: () => void
}

export function PendingUserCard({ user, busy, onApprove, onReject }: Props) {
  const { invalidDate: invalidText, unknownDate: unknownText, pending: t } = texts.admin
  return (
    <Card as="li">
      <div className={styles.who}>
        <h3>{nameOf(user)}</h3>
        <Badge tone="warning">{t.status}</Badge>
      </div>
      <dl className={styles.facts}>
        <dt>{t.email}</dt>
        <dd>{user.email}</dd>
        <dt>{t.signedUp}</dt>
        <dd>
          <Time value={user.created_at} invalidText={invalidText} unknownText={unknownText} />
        </dd>
        <dt>{t.terms}</dt>
        <dd>{user.agreed_to_beta_terms ? t.agreed : t.notAgreed}</dd>
      </dl>
      <div className={styles.actions}>
        <Button
          kind="primary"
          icon="check"
          busy={busy}
          aria-label={t.approveNamed(whoIs(user))}
          onClick={onApprove}
        >
          {t.approve}
        </Button>
        <Button
          kind="danger"
          icon="close"
          disabled={busy}
          aria-label={t.rejectNamed(whoIs(user))}
          onClick={onReject}
        >
          {t.reject}
        </Button>
      </div>
    </Card>
  )
}
