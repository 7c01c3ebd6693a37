import { calendarDay } from '../../calendarDay.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorBox, Notice } from '../../ui/Notice.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import styles from './Insights.module.css'
import { recurringThemes, sessionsPerWeek } from './lookBack.ts'
import { Moods } from './Moods.tsx'
import { Themes } from './Themes.tsx'
import { useSessions } from './useSessions.ts'
import { Weeks } from './Weeks.tsx'

/** A calm look back, made on this device from summaries nobody else can read. */
export function Insights({ unlocked, account, goTo }: MemberScreenProps) {
  const { data: sessions, isPending, isError, refetch } = useSessions(unlocked)
  const words = texts.insights

  return (
    <PageFrame
      skipText={texts.app.skip}
      header={
        <PageHeader
          title={words.title}
          subtitle={words.subtitle}
          actions={
            <Button icon="arrow-left" onClick={() => goTo({})}>
              {words.back}
            </Button>
          }
        />
      }
    >
      <div className={styles.stack}>
        {isPending && <Spinner text={words.loading} />}
        {isError && (
          <ErrorBox actions={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}>
            {words.failed}
          </ErrorBox>
        )}
        {sessions?.length === 0 && (
          <EmptyState icon="insights" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        )}
        {sessions && sessions.length > 0 && (
          <>
            <Notice icon="lock">{words.private}</Notice>
            <Weeks weeks={sessionsPerWeek(sessions, calendarDay(Date.now(), account.timeZone))} />
            <Moods sessions={sessions} />
            <Themes themes={recurringThemes(sessions)} goTo={goTo} />
          </>
        )}
      </div>
    </PageFrame>
  )
}
