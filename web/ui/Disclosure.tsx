import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

/** Opens and closes without any script. */
export function Disclosure({
  summary,
  open,
  children,
}: {
  summary: ReactNode
  open?: boolean
  children: ReactNode
}) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
