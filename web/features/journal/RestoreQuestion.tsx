import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Journal } from './journal.ts'
import type { Backup } from './keeping/backup.ts'
import { declineRestore, restore } from './opening.ts'

export function RestoreQuestion({ journal, offered }: { journal: Journal; offered: Backup | undefined }) {
  const [failed, setFailed] = useState(false)
  const words = texts.journal.restore

  async function answerYes() {
    setFailed(!(await restore(journal)))
  }

  if (failed)
    return (
      <AlertDialog
        title={words.failed}
        closeText={texts.journal.ending.close}
        onClose={() => setFailed(false)}
      />
    )
  if (!offered) return null
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text(offered.exchanges.length)}
      confirmText={words.confirm}
      cancelText={words.cancel}
      onConfirm={() => void answerYes()}
      onCancel={() => void declineRestore(journal)}
    />
  )
}
