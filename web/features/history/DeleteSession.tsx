import { useQueryClient } from '@tanstack/react-query'
import { deleteSession } from '../../../contract/calls/deleteSession.ts'
import { ask } from '../../ask.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox } from '../../ui/Notice.tsx'
import { useConfirm } from '../../ui/useConfirm.tsx'
import { useSending } from '../../useSending.ts'

interface Props {
  sessionId: string
  /** From then on nobody need ask for it, unless the deletion fails. */
  onDeleting: (deleting: boolean) => void
  onDeleted: () => void
}

export function DeleteSession({ sessionId, onDeleting, onDeleted }: Props) {
  const { button, title, text, confirm: confirmText, cancel: cancelText, failed } = texts.history.remove
  const [dialog, confirm] = useConfirm()
  const { busy, problem, send } = useSending(() => failed)
  const queries = useQueryClient()

  async function remove() {
    if (!(await confirm({ title, text, confirmText, cancelText, danger: true }))) return
    onDeleting(true)
    await send(async () => {
      await ask(deleteSession, { sessionId }).catch((failure: unknown) => {
        onDeleting(false)
        throw failure
      })
      void queries.invalidateQueries({ queryKey: ['history'] })
      onDeleted()
    })
  }

  return (
    <div>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <Button kind="danger" icon="trash" busy={busy} onClick={() => void remove()}>
        {button}
      </Button>
      {dialog}
    </div>
  )
}
