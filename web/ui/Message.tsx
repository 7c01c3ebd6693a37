import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Message.module.css'

interface Props {
  type: 'user' | 'ai' | 'summary'
  id?: string | undefined
  text: ReactNode
  /** Below the text: who, when, and what else there is to know. */
  facts: ReactNode
  /** Buttons below. */
  actions?: ReactNode
}

/** One message of a list, as plain text: nothing in it is ever markup. */
export function Message({ type, id, text, facts, actions }: Props) {
  return (
    <li id={id} className={classNames(styles.message, styles[type])}>
      <div className={styles.text}>{text}</div>
      <div className={styles.facts}>{facts}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
