import type { Session } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Journal } from './journal.ts'
import type { DraftKeeper } from './keeping/draftKeeper.ts'
import { sendUnsealed } from './sending.ts'

interface Props {
  journal: Journal
  session: Session
  draft: DraftKeeper
}

/** Nothing unencrypted is stored unless its writer says so (design §2). Until it is sent it stays in the text area. */
export function UnsealedQuestion({ journal, session, draft }: Props) {
  const words = texts.journal.unsealed
  const keep = () => journal.dispatch({ type: 'unsealedTaken' })
  async function sendIt(how: 'encrypted' | 'unencrypted') {
    if (await sendUnsealed(journal, how)) draft.write('')
  }

  if (!session.unsealed) return null
  return (
    <Dialog
      alert
      title={words.title}
      onClose={keep}
      actions={
        <>
          <Button onClick={keep}>{words.keep}</Button>
          <Button kind="danger" onClick={() => void sendIt('unencrypted')}>
            {words.unencrypted}
          </Button>
          <Button kind="primary" onClick={() => void sendIt('encrypted')}>
            {words.retry}
          </Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  )
}
