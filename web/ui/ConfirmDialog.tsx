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
}

/** In place of `window.confirm`. */
export function ConfirmDialog({ title, text, confirmText, cancelText, danger, onConfirm, onCancel }: Props) {
  return (
    <Dialog
      alert
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{cancelText}</Button>
          <Button kind={danger ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
