import type { MouseEvent } from 'react'
import * as texts from '../../texts/texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Time } from '../../ui/Time.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import styles from './History.module.css'
import type { OpenedSession } from './openSummary.ts'
import { preview } from './preview.ts'

interface Props extends Pick<MemberScreenProps, 'goTo'> {
  session: OpenedSession
}

export function SessionCard({ session, goTo }: Props) {
  const words = texts.history
  const { id, sessionDate, createdAt, autoEnded, entryCount } = session
  const time = { invalidText: words.invalidDate, unknownText: words.unknownDate }

  function open(event: MouseEvent) {
    // With a key held the browser opens it in a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goTo({ view: 'history', session: id })
  }

  return (
    <Card as="li" className={styles.card}>
      <h2 className={styles.date}>
        <a href={`/app?view=history&session=${id}`} className={styles.open} onClick={open}>
          <Time value={sessionDate} show="longDate" {...time} />
        </a>
      </h2>
      <p className={styles.facts}>
        <Time value={createdAt} show="time" {...time} />
        <span>· {words.entries(entryCount)}</span>
        {autoEnded && <Badge>{words.autoSaved}</Badge>}
      </p>
      <p className={styles.preview}>{summaryText(session)}</p>
    </Card>
  )
}

function summaryText({ summary }: OpenedSession): string {
  if (summary === 'none') return texts.history.noSummary
  if (summary === 'unavailable') return texts.history.summaryUnavailable
  return preview(summary.text)
}
