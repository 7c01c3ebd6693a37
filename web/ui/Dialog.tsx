import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'

interface Props {
  title: string
  /** Called on Escape; the owner decides whether the dialog goes. */
  onClose: () => void
  children?: ReactNode
  /** The buttons, the safest first. */
  actions: ReactNode
  /** Interrupts to say or ask something that cannot wait. */
  alert?: boolean
}

/** Open as long as it is rendered. Focus goes in when it appears and back when it leaves. */
export function Dialog({ title, onClose, children, actions, alert = false }: Props) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close it without asking, on a second Escape.
      onClose={(event) => event.currentTarget.open || onClose()}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
