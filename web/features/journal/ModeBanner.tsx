import type { ReactNode } from 'react'
import type { SessionMode } from '../../../contract/modes.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ModeBanner.module.css'

interface Props {
  mode: SessionMode
  onChange: () => void
  children: ReactNode
}

export function ModeBanner({ mode, onChange, children }: Props) {
  const { names, change } = texts.journal.modes
  return (
    <div className={styles.banner}>
      <span className={styles.name}>{names[mode]}</span>
      <Button kind="quiet" onClick={onChange}>
        {change}
      </Button>
      {children}
    </div>
  )
}
