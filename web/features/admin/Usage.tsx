import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import styles from './AdminPanel.module.css'
import { Decisions } from './Decisions.tsx'
import { Figures } from './Figures.tsx'
import { UsageByDay } from './UsageByDay.tsx'
import { useStatistics } from './useStatistics.ts'

/** Counts, never content. */
export function Usage() {
  const { data, isPending, isError, refetch } = useStatistics()
  const t = texts.admin.usage

  return (
    <>
      <section className={styles.section} aria-labelledby="usage">
        <h2 id="usage">{t.title}</h2>
        {isPending && <Spinner text={t.loading} />}
        {isError && !data && (
          <ErrorBox actions={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
            {t.failed}
          </ErrorBox>
        )}
        {data && (
          <>
            <Figures statistics={data} />
            <UsageByDay days={data.days} />
          </>
        )}
      </section>
      {data && <Decisions decisions={data.decisions} />}
    </>
  )
}
