import type { AnchorHTMLAttributes, ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './classNames.ts'
import { Icon, type IconName } from './Icon.tsx'

interface Look {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  icon?: IconName
  /** Takes the whole width of its container. */
  wide?: boolean
}

interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  busy?: boolean
  /** Shown while busy; without it the label stays. */
  busyText?: string
}

/** While busy it keeps its width and its focus, and does nothing when pressed. */
export function Button({
  kind,
  icon,
  wide,
  busy = false,
  busyText,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, wide }, rest.className)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busyText === undefined ? (
        <Label icon={icon}>{children}</Label>
      ) : (
        <span className={styles.stack}>
          <Label icon={icon} hidden={busy}>
            {children}
          </Label>
          <Label hidden={!busy}>{busyText}</Label>
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button, because it begins something. */
export function ButtonLink({
  kind,
  icon,
  wide,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={look({ kind, wide }, rest.className)}>
      <Label icon={icon}>{children}</Label>
    </a>
  )
}

interface LabelProps {
  icon?: IconName | undefined
  hidden?: boolean
  children: ReactNode
}

function Label({ icon, hidden = false, children }: LabelProps) {
  return (
    <span className={classNames(styles.label, hidden && styles.hidden)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

function look({ kind = 'secondary', wide }: { [K in keyof Look]: Look[K] | undefined }, className?: string) {
  return classNames(styles.button, styles[kind], wide && styles.wide, className)
}
