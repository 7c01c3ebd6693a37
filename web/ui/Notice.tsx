import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { classNames } from './classNames.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Notice.module.css'

const icons = {
  info: undefined,
  success: 'check',
  warning: 'alert',
  error: 'alert',
  care: 'support',
} as const

interface Props {
  kind?: keyof typeof icons
  title?: string
  icon?: IconName
  /** Buttons or links below the text. */
  actions?: ReactNode
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Something to know. `success` is announced politely, `error` at once, the others are simply there. */
export function Notice({ kind = 'info', title, icon = icons[kind], actions, children, ref }: Props) {
  const role = kind === 'error' ? 'alert' : kind === 'success' ? 'status' : undefined
  return (
    <div ref={ref} className={classNames(styles.notice, styles[kind])} role={role}>
      {icon && <Icon name={icon} />}
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}

/** The red box above a form. It comes into view: on a phone the button that was pressed may be far below. */
export function ErrorBox({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In newer browsers it gives a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <Notice kind="error" actions={actions} ref={box}>
      {children}
    </Notice>
  )
}
