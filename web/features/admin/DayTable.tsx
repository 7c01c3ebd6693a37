import type { Statistics } from '../../../contract/entities/statistics.ts'
import * as texts from '../../texts/texts.ts'
import { Time } from '../../ui/Time.tsx'
import styles from './Usage.module.css'

export function DayTable({ days }: { days: Statistics['days'] }) {
  const { invalidDate: invalidText, unknownDate: unknownText, usage: t } = texts.admin
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className={styles.scroll} aria-label={t.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[t.day, t.messagesColumn, t.tokensIn, t.tokensOut, t.cost].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, messages, tokensIn, tokensOut, cost }) => (
            <tr key={day}>
              <th scope="row">
                <Time value={day} show="date" invalidText={invalidText} unknownText={unknownText} />
              </th>
              <td>{messages.toLocaleString()}</td>
              <td>{tokensIn.toLocaleString()}</td>
              <td>{tokensOut.toLocaleString()}</td>
              <td>{cost === null ? t.noCost : cost.toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
