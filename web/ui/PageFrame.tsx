import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './PageFrame.module.css'
import { PageNoticePlace } from './PageNotice.tsx'
import { useSeenHeight } from './useSeenHeight.ts'

interface Props {
  /** Takes the keyboard past the header, such as "Skip to the content". */
  skipText: string
  header?: ReactNode
  footer?: ReactNode
  width?: 'form' | 'reading' | 'wide'
  /** Exactly as high as the screen: the content scrolls, header and footer stay. */
  fill?: boolean
  children: ReactNode
}

export function PageFrame({ skipText, header, footer, width = 'reading', fill, children }: Props) {
  const frame = useSeenHeight(fill)
  return (
    <div ref={frame} className={classNames(styles.frame, styles[width], fill && styles.fill)}>
      <a className={styles.skip} href="#content">
        {skipText}
      </a>
      {header}
      <PageNoticePlace className={styles.notice} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  )
}
