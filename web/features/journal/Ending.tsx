import type { Session } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { beginEnding } from './ending.ts'
import type { Journal } from './journal.ts'

interface Props {
  journal: Journal
  session: Session
  companion: string
  /** End Session was pressed. */
  asked: boolean
  onAnswered: () => void
}

/** Asks before a session ends, whether the writer or the companion had the idea (spec §4). */
export function Ending({ journal, session, companion, asked, onAnswered }: Props) {
  const { question, suggested, nothing, close } = texts.journal.ending

  if (asked && session.exchanges.length === 0)
    return <AlertDialog title={nothing} closeText={close} onClose={onAnswered} />
  if (asked)
    return (
      <ConfirmDialog
        title={question.title}
        text={question.text}
        confirmText={question.confirm}
        cancelText={question.cancel}
        onConfirm={() => {
          onAnswered()
          void beginEnding(journal)
        }}
        onCancel={onAnswered}
      />
    )
  if (!session.endingSuggested) return null
  return (
    <ConfirmDialog
      title={suggested.title}
      text={suggested.text(companion)}
      confirmText={suggested.confirm}
      cancelText={suggested.cancel}
      onConfirm={() => void beginEnding(journal)}
      onCancel={() => journal.dispatch({ type: 'endingDeclined' })}
    />
  )
}
