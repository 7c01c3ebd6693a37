import type { Statistics } from '../../../contract/entities/statistics.ts'
import * as texts from '../../texts/texts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { DayChart } from './DayChart.tsx'
import { DayTable } from './DayTable.tsx'
import styles from './Usage.module.css'

export function UsageByDay({ days }: { days: Statistics['days'] }) {
  const t = texts.admin.usage
  if (days.length === 0) return <p className={styles.small}>{t.noDays}</p>

  const messages = days.map(({ day, messages }) => ({ day, parts: [messages] }))
  const tokens = days.map(({ day, tokensIn, tokensOut }) => ({ day, parts: [tokensIn, tokensOut] }))
  return (
    <>
      <div className={styles.charts}>
        <DayChart title={t.messages} days={messages} />
        <DayChart title={t.tokens} days={tokens} legend={[t.tokensIn, t.tokensOut]} />
      </div>
      <Disclosure summary={t.table}>
        <DayTable days={days} />
      </Disclosure>
    </>
  )
}
