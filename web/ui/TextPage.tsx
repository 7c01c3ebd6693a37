import type { ReactNode } from 'react'
import { PageFrame } from './PageFrame.tsx'
import styles from './TextPage.module.css'

interface Props {
  skipText: string
  title: string
  /** Buttons below the text. */
  actions?: ReactNode
  /** In small print, last. */
  note?: string
  children?: ReactNode
}

/** A page that has something to say, and a few ways to go on. */
export function TextPage({ skipText, title, actions, note, children }: Props) {
  return (
    <PageFrame skipText={skipText} width="form">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </PageFrame>
  )
}
