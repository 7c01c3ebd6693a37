import type { Account } from '../../../contract/entities/userProfile.ts'
import * as texts from '../../texts/texts.ts'
import { Time } from '../../ui/Time.tsx'
import { Section } from './Section.tsx'
import styles from './Settings.module.css'

export function AccountFacts({ account: { profile, timeZone } }: { account: Account }) {
  const { invalidDate: invalidText, unknownDate: unknownText, account: t } = texts.settings
  return (
    <Section title={t.title}>
      <dl className={styles.facts}>
        <dt>{t.name}</dt>
        <dd>{profile?.name}</dd>
        <dt>{t.email}</dt>
        <dd>{profile?.email}</dd>
        <dt>{t.timeZone}</dt>
        <dd>{timeZone.replaceAll('_', ' ')}</dd>
        <dt>{t.since}</dt>
        <dd>
          <Time value={profile?.created_at} show="date" invalidText={invalidText} unknownText={unknownText} />
        </dd>
      </dl>
    </Section>
  )
}
