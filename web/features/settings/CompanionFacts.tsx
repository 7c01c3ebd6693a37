import { useQuery } from '@tanstack/react-query'
import { getCompanion } from '../../../contract/calls/getCompanion.ts'
import type { ProviderLabel } from '../../../contract/entities/companion.ts'
import { ask } from '../../ask.ts'
import * as texts from '../../texts/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from './Section.tsx'
import styles from './Settings.module.css'

/** What it is, and where the words go. */
export function CompanionFacts() {
  const { data, isError } = useQuery({
    queryKey: ['companion'],
    queryFn: ({ signal }) => ask(getCompanion, null, { signal }),
  })
  const t = texts.settings.companion

  return (
    <Section title={t.title}>
      <Notice>{t.notice}</Notice>
      <p>
        <strong>{t.whoAnswers}:</strong>{' '}
        <span className={styles.soft}>
          {isError ? t.failed : data ? whoAnswers(data.provider) : texts.settings.loading}
        </span>
      </p>
    </Section>
  )
}

function whoAnswers({ provider, model, host, leavesServer }: ProviderLabel): string {
  const t = texts.settings.companion
  if (provider === 'builtin') return t.builtin
  return leavesServer ? t.external(model, host) : t.thisServer(model)
}
