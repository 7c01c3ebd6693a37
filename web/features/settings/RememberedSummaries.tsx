import * as texts from '../../texts/texts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Time } from '../../ui/Time.tsx'
import type { RememberedSummary } from './memory.ts'
import styles from './Settings.module.css'

interface Props {
  summaries: RememberedSummary[]
  memoryOn: boolean
}

/** Just what the companion is given; a summary is deleted with its session, in the history. */
export function RememberedSummaries({ summaries, memoryOn }: Props) {
  const { invalidDate: invalidText, unknownDate: unknownText, memory: t } = texts.settings
  return (
    <Disclosure summary={t.summaries}>
      {!memoryOn && <p className={styles.soft}>{t.offMark}</p>}
      {summaries.length === 0 && <p className={styles.soft}>{t.noSummaries}</p>}
      <ul className={styles.summaries}>
        {summaries.map(({ sessionId, date, text }) => (
          <li key={sessionId}>
            <strong>
              <Time value={date} show="date" invalidText={invalidText} unknownText={unknownText} />
            </strong>
            <p className={styles.written}>{text ?? t.cannotOpen}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
