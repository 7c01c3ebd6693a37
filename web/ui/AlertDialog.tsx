import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  title: string
  text?: ReactNode
  closeText: string
  onClose: () => void
}

/** In place of `window.alert`. */
export function AlertDialog({ title, text, closeText, onClose }: Props) {
  return (
    <Dialog
      alert
      title={title}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {closeText}
        </Button>
      }
    >
      {text}
    </Dialog>
  )
}
