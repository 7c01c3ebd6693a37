import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface Question {
  title: string
  text?: ReactNode
  confirmText: string
  cancelText: string
  /** What is confirmed cannot be undone. */
  danger?: boolean
}

interface Props extends Question {
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
}

/** In place of `window.confirm`. */
export function ConfirmDialog({
  title,
  text,
  confirmText,
  cancelText,
  danger,
  onConfirm,
  onCancel,
  busy,
}: Props) {
  return (
    <Dialog
      alert
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{cancelText}</Button>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy ?? false} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
