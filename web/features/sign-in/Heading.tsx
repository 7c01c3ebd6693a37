import type { ReactNode } from 'react'
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts'
import styles from './Login.module.css'

interface Props {
  title: string
  subtitle?: ReactNode
  /** For a step that replaces another: focus goes where the eye goes. */
  takesFocus?: boolean
}

export function Heading({ title, subtitle, takesFocus = false }: Props) {
  const ref = useFocusOnMount<HTMLHeadingElement>(takesFocus)
  return (
    <div className={styles.heading}>
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {subtitle && <p className={styles.soft}>{subtitle}</p>}
    </div>
  )
}
