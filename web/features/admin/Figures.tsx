import type { Statistics } from '../../../contract/entities/statistics.ts'
import * as texts from '../../texts/texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { CompanionHealth } from './CompanionHealth.tsx'
import { Figure } from './Figure.tsx'
import styles from './Usage.module.css'

export function Figures({ statistics }: { statistics: Statistics }) {
  const { membersByStatus, activeToday, mailsWaiting, mailFailures, referrals } = statistics
  const t = texts.admin.usage

  return (
    <div className={styles.figures}>
      <Figure title={t.members} value={membersByStatus.approved}>
        {membersByStatus.pending_approval} {t.waiting.toLowerCase()} · {membersByStatus.rejected}{' '}
        {t.rejected.toLowerCase()}
      </Figure>
      <Figure title={t.activeToday} value={activeToday} />
      <CompanionHealth companion={statistics.companion} />
      <Figure
        title={t.mail}
        value={
          mailFailures > 0 ? (
            <Badge tone="danger">{t.mailFailures(mailFailures)}</Badge>
          ) : (
            <Badge tone="accent">{t.mailFine}</Badge>
          )
        }
      >
        {mailsWaiting > 0 && t.mailsWaiting(mailsWaiting)}
      </Figure>
      <Figure title={t.referrals} value={Object.values(referrals).reduce((sum, count) => sum + count, 0)}>
        {Object.entries(referrals)
          .map(([kind, count]) => `${t.referralKinds[kind] ?? kind}: ${count}`)
          .join(' · ') || t.referralsText}
      </Figure>
    </div>
  )
}
