import { MODES } from '../../../contract/modes.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useFocusOnReturn } from '../../ui/useFocusOnReturn.ts'
import { Spinner } from '../../ui/Waiting.tsx'
import type { JournalState } from './core.ts'
import { FocusedHeading } from './FocusedHeading.tsx'
import type { Journal } from './journal.ts'
import styles from './SummaryReview.module.css'
import { SummaryReview } from './SummaryReview.tsx'
import { startNewSession } from './starting.ts'
import { WaitingOnDevice } from './WaitingOnDevice.tsx'

interface Props {
  journal: Journal
  state: JournalState
  onHistory: () => void
}

const ICONS = {
  'free-journal': 'pen',
  'quick-checkin': 'clock',
  'guided-reflection': 'lines',
  'habit-builder': 'growth',
} as const satisfies Record<(typeof MODES)[number], IconName>

/** Below the messages: choosing a mode, the summary before it is saved, or the session's completion. */
export function EndOfSession({ journal, state, onHistory }: Props) {
  const { session, summary } = state
  const { modes, ending, complete } = texts.journal
  const isChoosing = session.phase === 'active' && session.mode === undefined
  const choice = useFocusOnReturn<HTMLFieldSetElement>(isChoosing)

  if (session.phase === 'ended')
    return (
      <Card as="section" aria-labelledby="complete">
        <FocusedHeading id="complete">{complete.title}</FocusedHeading>
        <p>{complete.text}</p>
        <div className={styles.actions}>
          <Button kind="primary" icon="plus" onClick={() => startNewSession(journal)}>
            {complete.start}
          </Button>
          <Button icon="history" onClick={onHistory}>
            {complete.history}
          </Button>
        </div>
      </Card>
    )
  if (session.phase === 'ending')
    return summary ? (
      <SummaryReview journal={journal} draft={summary} exchanges={session.exchanges} />
    ) : (
      <Notice>
        <Spinner text={ending.writing} />
      </Notice>
    )
  return (
    <>
      <WaitingOnDevice session={session} />
      {isChoosing && (
        <ChoiceCards
          ref={choice}
          legend={modes.legend}
          choices={MODES.map((value) => ({
            value,
            title: modes.names[value],
            text: modes.texts[value],
            icon: ICONS[value],
          }))}
          onChoose={(mode) => journal.dispatch({ type: 'modeChosen', mode, at: journal.now() })}
        />
      )}
    </>
  )
}
