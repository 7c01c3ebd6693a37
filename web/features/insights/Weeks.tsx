import * as texts from '../../texts/texts.ts'
import { Card } from '../../ui/Card.tsx'
import { Time } from '../../ui/Time.tsx'
import tableStyles from '../../ui/VisuallyHidden.module.css'
import styles from './Insights.module.css'
import type { Week } from './lookBack.ts'

const BAR = { width: 18, gap: 10, height: 88 }
/** An empty week still has its place. */
const EMPTY_HEIGHT = 2

/** Bars for the eye, and the same numbers as a table for the ear. */
export function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const words = texts.insights.weeks
  const most = Math.max(1, ...weeks.map(({ sessions }) => sessions))
  const total = weeks.reduce((sum, { sessions }) => sum + sessions, 0)
  const step = BAR.width + BAR.gap

  return (
    <Card as="section" aria-labelledby="weeks">
      <h2 id="weeks">{words.title}</h2>
      <svg
        className={styles.weeks}
        viewBox={`0 0 ${weeks.length * step - BAR.gap} ${BAR.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {weeks.map(({ start, sessions }, index) => {
          const height = Math.max(EMPTY_HEIGHT, (sessions / most) * BAR.height)
          return (
            <rect
              key={start}
              className={sessions === 0 ? styles.none : styles.bar}
              x={index * step}
              y={BAR.height - height}
              width={BAR.width}
              height={height}
              rx={2}
            />
          )
        })}
      </svg>
      <p className={styles.note}>{words.total(total)}</p>
      <table className={tableStyles.hidden}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.week}</th>
            <th scope="col">{words.sessions}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ start, sessions }) => (
            <tr key={start}>
              <th scope="row">
                <Day value={start} />
              </th>
              <td>{sessions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

export function Day({ value }: { value: string }) {
  const { invalidDate, unknownDate } = texts.insights
  return <Time value={value} show="date" invalidText={invalidDate} unknownText={unknownDate} />
}
