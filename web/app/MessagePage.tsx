import type { ReactNode } from 'react'
import * as texts from '../texts/texts.ts'
import { PageFrame } from '../ui/PageFrame.tsx'
import styles from './MessagePage.module.css'

interface Props {
  title: string
  action?: ReactNode
  children: ReactNode
}

/** A page that has only something to say. */
export function MessagePage({ title, action, children }: Props) {
  return (
    <PageFrame skipText={texts.app.skip} width="form">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        {action}
      </div>
    </PageFrame>
  )
}
