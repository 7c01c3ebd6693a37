import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

interface Props {
  /** Shown where there is that much room. */
  until?: 'roomy' | 'wide'
  children: ReactNode
}

const classes = { roomy: styles.untilRoomy, wide: styles.untilWide }

/** Read aloud, not shown. */
export function VisuallyHidden({ until, children }: Props) {
  return <span className={until ? classes[until] : styles.hidden}>{children}</span>
}
