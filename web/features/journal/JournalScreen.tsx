import { useCallback, useEffect, useState } from 'react'
import { isUnderWay } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { useConfirm } from '../../ui/useConfirm.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import { Composer } from './Composer.tsx'
import { Conversation } from './Conversation.tsx'
import { Ending } from './Ending.tsx'
import { EndOfSession } from './EndOfSession.tsx'
import { JournalHeader } from './JournalHeader.tsx'
import type { Journal } from './journal.ts'
import { LimitAlert } from './LimitAlert.tsx'
import { autoSave } from './leaving.ts'
import { RestoreQuestion } from './RestoreQuestion.tsx'
import { UnsealedQuestion } from './UnsealedQuestion.tsx'
import { useDraft } from './useDraft.ts'
import { useFollowing } from './useFollowing.ts'
import { useJournalState } from './useJournal.ts'
import { useLeaving } from './useLeaving.ts'

interface Props extends MemberScreenProps {
  journal: Journal
  companion: string
}

export function JournalScreen({ journal, companion, ...props }: Props) {
  const state = useJournalState(journal)
  const { session, loading } = state
  const isWriting = !loading && session.phase === 'active' && session.mode !== undefined
  const draft = useDraft(journal)
  const [dialog, confirm] = useConfirm()
  const [endingAsked, setEndingAsked] = useState(false)
  const askToSave = useAskToSave(confirm)
  useLeaving(journal, askToSave, props)
  useFollowing(journal, !loading && !state.left)
  useSessionActivity(props.sessionActivity.setActive, !loading && !state.left && isUnderWay(session))

  async function toHistory() {
    await autoSave(journal)
    props.goTo({ view: 'history' })
  }

  return (
    <PageFrame
      fill
      skipText={texts.app.skip}
      header={
        <JournalHeader
          {...props}
          companion={companion}
          state={state}
          onHistory={() => void toHistory()}
          onEnd={() => setEndingAsked(true)}
        />
      }
      footer={isWriting && <Composer journal={journal} state={state} draft={draft} />}
    >
      {loading ? (
        <Spinner text={texts.journal.loading} />
      ) : (
        <Conversation journal={journal} state={state} companion={companion} onSupport={props.openSupport}>
          <EndOfSession journal={journal} state={state} onHistory={() => void toHistory()} />
        </Conversation>
      )}
      <Ending
        journal={journal}
        session={session}
        companion={companion}
        asked={endingAsked}
        onAnswered={() => setEndingAsked(false)}
      />
      <RestoreQuestion journal={journal} offered={state.offered} />
      <UnsealedQuestion journal={journal} session={session} draft={draft} />
      <LimitAlert state={state} />
      {dialog}
    </PageFrame>
  )
}

function useAskToSave(confirm: ReturnType<typeof useConfirm>[1]) {
  // A new function at each rendering would take the hook back and register it again.
  const [current] = useState({ confirm })
  current.confirm = confirm
  return useCallback(() => {
    const { title, text, confirm: confirmText, cancel: cancelText } = texts.journal.leaving.signOut
    return current.confirm({ title, text, confirmText, cancelText })
  }, [current])
}

function useSessionActivity(setActive: (active: boolean) => void, active: boolean) {
  useEffect(() => setActive(active), [setActive, active])
}
