import * as texts from '../../texts/texts.ts'
import { formatTime } from '../../ui/formatTime.ts'
import { barsOf, type DayParts, mostOn } from './bars.ts'
import styles from './Usage.module.css'

interface Props {
  title: string
  days: readonly DayParts[]
  legend?: readonly string[]
}

const BOX = { width: 300, height: 100 }

/** A glance; the table beside it has every number. */
export function DayChart({ title, days, legend }: Props) {
  const first = shortDay(days[0]?.day)
  const last = shortDay(days.at(-1)?.day)
  const most = mostOn(days)

  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong>
        {legend?.map((part, at) => (
          <span key={part} className={styles[`legend${at}`]}>
            {part}
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.admin.usage.chartSummary(title, first, last, most)}
      >
        {barsOf(days, BOX).map(({ key, part, ...bar }) => (
          <rect key={key} className={styles[`part${part}`]} {...bar} />
        ))}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{first}</span>
        <span>{texts.admin.usage.most(most.toLocaleString())}</span>
        <span>{last}</span>
      </div>
    </figure>
  )
}

const shortDay = (day: string | undefined): string => (day && formatTime(day, 'date')) || ''
