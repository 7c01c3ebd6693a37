import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorBox, Notice } from '../../ui/Notice.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import styles from './History.module.css'
import { loadingProblem } from './loadingProblem.ts'
import { SessionCard } from './SessionCard.tsx'
import { searchSessions } from './search.ts'
import { ToSession } from './ToSession.tsx'
import { useHistoryPages } from './useHistory.ts'

export function HistoryList({ unlocked, goTo, active }: MemberScreenProps & { active: boolean }) {
  const [question, setQuestion] = useState('')
  const pages = useHistoryPages(unlocked)
  const words = texts.history
  const sessions = pages.data?.pages.flat() ?? []
  const found = searchSessions(sessions, question)

  return (
    <PageFrame
      skipText={texts.app.skip}
      header={<PageHeader title={words.title} actions={<ToSession active={active} goTo={goTo} />} />}
    >
      <div className={styles.stack}>
        {active && <Notice icon="pen">{words.active}</Notice>}
        {pages.isError && (
          <ErrorBox actions={<Button onClick={() => void pages.refetch()}>{words.tryAgain}</Button>}>
            {loadingProblem(pages.error, 'list')}
          </ErrorBox>
        )}
        {pages.isPending && <Spinner text={words.loading} />}
        {pages.isSuccess && sessions.length === 0 && (
          <EmptyState icon="history" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        )}
        {sessions.length > 1 && (
          <search>
            <TextField
              type="search"
              label={words.search.label}
              value={question}
              autoComplete="off"
              onChange={(event) => setQuestion(event.target.value)}
            />
            <p role="status" className={styles.found}>
              {question.trim() !== '' &&
                (found.length > 0 ? words.search.found(found.length) : words.search.none)}
            </p>
          </search>
        )}
        <ul className={styles.cards}>
          {found.map((session) => (
            <SessionCard key={session.id} session={session} goTo={goTo} />
          ))}
        </ul>
        {pages.hasNextPage && (
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {words.earlier}
          </Button>
        )}
      </div>
    </PageFrame>
  )
}
