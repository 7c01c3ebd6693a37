import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorBox } from '../../ui/Notice.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Time } from '../../ui/Time.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import { ConversationItem } from './ConversationItem.tsx'
import { DeleteSession } from './DeleteSession.tsx'
import styles from './History.module.css'
import { loadingProblem } from './loadingProblem.ts'
import type { OpenedSession } from './openSummary.ts'
import detailStyles from './SessionDetail.module.css'
import { SummaryBlock } from './SummaryBlock.tsx'
import { ToSession } from './ToSession.tsx'
import { useSession } from './useHistory.ts'

interface Props extends MemberScreenProps {
  sessionId: string
  active: boolean
}

export function SessionDetail({ unlocked, sessionId, goTo, active }: Props) {
  const [deleting, setDeleting] = useState(false)
  const { data, error, isPending, refetch } = useSession(unlocked, sessionId, { enabled: !deleting })
  const words = texts.history.session
  const toList = () => goTo({ view: 'history' })

  return (
    <PageFrame
      skipText={texts.app.skip}
      header={
        <PageHeader
          title={
            <>
              {words.title} <SessionDate value={data?.summary.sessionDate} />
            </>
          }
          subtitle={data && <Facts session={data.summary} />}
          actions={
            <>
              <Button icon="arrow-left" onClick={toList}>
                {words.backToHistory}
              </Button>
              <ToSession active={active} goTo={goTo} />
            </>
          }
        />
      }
    >
      <div className={styles.stack}>
        {isPending && <Spinner text={texts.history.loading} />}
        {error && (
          <ErrorBox actions={<Button onClick={() => void refetch()}>{texts.history.tryAgain}</Button>}>
            {loadingProblem(error, 'session')}
          </ErrorBox>
        )}
        {data && (
          <>
            <SummaryBlock session={data.summary} conversation={data.conversation} />
            <h2>{words.conversation}</h2>
            {data.conversation.length === 0 && <EmptyState icon="lines" title={words.empty} />}
            <ol className={detailStyles.conversation}>
              {data.conversation.map((item) => (
                <ConversationItem key={item.key} item={item} />
              ))}
            </ol>
            <DeleteSession sessionId={sessionId} onDeleting={setDeleting} onDeleted={toList} />
          </>
        )}
      </div>
    </PageFrame>
  )
}

function SessionDate({ value }: { value: string | undefined }) {
  const { invalidDate, unknownDate } = texts.history
  return <Time value={value} show="date" invalidText={invalidDate} unknownText={unknownDate} />
}

function Facts({ session: { entryCount, createdAt, autoEnded } }: { session: OpenedSession }) {
  const { entries, invalidDate, unknownDate, session } = texts.history
  return (
    <span className={styles.facts}>
      {entries(entryCount)} ·
      <Time value={createdAt} show="time" invalidText={invalidDate} unknownText={unknownDate} />
      {autoEnded && <Badge>{session.autoSaved}</Badge>}
    </span>
  )
}
