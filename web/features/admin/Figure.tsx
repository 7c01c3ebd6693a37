import type { ReactNode } from 'react'
import styles from './Usage.module.css'

interface Props {
  title: string
  value: ReactNode
  children?: ReactNode
}

export function Figure({ title, value, children }: Props) {
  return (
    <div className={styles.figure}>
      <h3>{title}</h3>
      <p className={styles.value}>{value}</p>
      {children && <p className={styles.small}>{children}</p>}
    </div>
  )
}
