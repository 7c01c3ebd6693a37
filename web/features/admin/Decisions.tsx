import type { Statistics } from '../../../contract/entities/statistics.ts'
import * as texts from '../../texts/texts.ts'
import { Time } from '../../ui/Time.tsx'
import panelStyles from './AdminPanel.module.css'
import styles from './Usage.module.css'

/** Who decided what, newest first. */
export function Decisions({ decisions }: { decisions: Statistics['decisions'] }) {
  const { invalidDate: invalidText, unknownDate: unknownText, decisions: t } = texts.admin
  return (
    <section className={panelStyles.section} aria-labelledby="decisions">
      <h2 id="decisions">{t.title}</h2>
      {decisions.length === 0 && <p className={styles.small}>{t.empty}</p>}
      <ul className={styles.decisions}>
        {decisions.map(({ email, decision, decided_by, decided_at, reason }) => (
          <li key={`${email} ${decided_at}`}>
            <p>
              <strong>{email}</strong> · {t.names[decision]}
            </p>
            <p className={styles.small}>
              {t.by} {decided_by},{' '}
              <Time value={decided_at} invalidText={invalidText} unknownText={unknownText} />
              {reason && ` · ${t.reason}: ${reason}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
