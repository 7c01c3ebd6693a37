import type { Session } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Journal } from './journal.ts'
import { sendUnsealed } from './sending.ts'

/** Nothing unencrypted is stored unless its writer says so (design §2). */
export function UnsealedQuestion({ journal, session }: { journal: Journal; session: Session }) {
  const words = texts.journal.unsealed
  const keep = () => journal.dispatch({ type: 'unsealedTaken' })

  if (!session.unsealed) return null
  return (
    <Dialog
      alert
      title={words.title}
      onClose={keep}
      actions={
        <>
          <Button onClick={keep}>{words.keep}</Button>
          <Button kind="danger" onClick={() => void sendUnsealed(journal, 'unencrypted')}>
            {words.unencrypted}
          </Button>
          <Button kind="primary" onClick={() => void sendUnsealed(journal, 'encrypted')}>
            {words.retry}
          </Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  )
}
