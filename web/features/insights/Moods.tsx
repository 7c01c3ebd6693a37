import * as texts from '../../texts/texts.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './Insights.module.css'
import type { Looked } from './lookBack.ts'
import { Day } from './Weeks.tsx'

/** What the writer said, as they said it; nothing is counted or coloured. */
export function Moods({ sessions }: { sessions: readonly Looked[] }) {
  const words = texts.insights.moods
  const said = sessions.filter(({ mood }) => mood !== undefined)

  return (
    <Card as="section" aria-labelledby="moods">
      <h2 id="moods">{words.title}</h2>
      <p className={styles.note}>{said.length === 0 ? words.empty : words.text}</p>
      <ol className={styles.moods}>
        {said.map(({ id, mood, sessionDate }) => (
          <li key={id}>
            <span className={styles.mood}>{mood}</span>
            <span className={styles.note}>
              <Day value={sessionDate} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
