import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { Time } from '../../ui/Time.tsx'
import styles from './MessageItem.module.css'

interface Props {
  type: 'user' | 'ai' | 'summary'
  id?: string
  from: string
  text: ReactNode
  timestamp: number
  /** Beside the time: where it is kept, how it came about. */
  marks?: ReactNode
  /** Buttons below. */
  actions?: ReactNode
}

/** One message, as plain text: nothing in it is ever markup. */
export function MessageItem({ type, id, from, text, timestamp, marks, actions }: Props) {
  const { invalidDate, unknownDate } = texts.journal
  return (
    <li id={id} className={`${styles.message} ${styles[type]}`}>
      <div className={styles.text}>{text}</div>
      <div className={styles.facts}>
        <span>{from}</span>
        <Time value={timestamp} show="time" invalidText={invalidDate} unknownText={unknownDate} />
        {marks}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
