import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type Question } from './ConfirmDialog.tsx'

/** `const [dialog, confirm] = useConfirm()`: render `dialog`, then `if (await confirm(question)) …`. */
export function useConfirm(): [dialog: ReactNode, confirm: (question: Question) => Promise<boolean>] {
  const [open, setOpen] = useState<{ question: Question; answer: (yes: boolean) => void }>()

  function confirm(question: Question) {
    return new Promise<boolean>((resolve) => {
      setOpen({
        question,
        answer: (yes) => {
          setOpen(undefined)
          resolve(yes)
        },
      })
    })
  }

  const dialog = open && (
    <ConfirmDialog
      {...open.question}
      onConfirm={() => open.answer(true)}
      onCancel={() => open.answer(false)}
    />
  )
  return [dialog, confirm]
}
