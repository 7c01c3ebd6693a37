import { useState } from 'react'
import type { PendingUser } from '../../../contract/entities/userProfile.ts'
import { REJECTION_REASON_MAX_CHARACTERS } from '../../../contract/limits.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { whoIs } from './nameOf.ts'

interface Props {
  user: PendingUser
  onCancel: () => void
  onReject: (reason: string) => void
}

export function RejectDialog({ user, onCancel, onReject }: Props) {
  const [reason, setReason] = useState('')
  const t = texts.admin.reject
  return (
    <Dialog
      title={t.title(whoIs(user))}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button kind="danger" onClick={() => onReject(reason.trim())}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <TextArea
        label={t.reason}
        note={t.optional}
        hint={t.hint}
        maxLength={REJECTION_REASON_MAX_CHARACTERS}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
