import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

interface Props {
  title: ReactNode
  subtitle?: ReactNode
  /** Before the title: a mark, a way back. */
  start?: ReactNode
  /** Badges and buttons at the end of the row. */
  actions?: ReactNode
}

export function PageHeader({ title, subtitle, start, actions }: Props) {
  return (
    <header className={styles.header}>
      {start}
      <div className={styles.titles}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
