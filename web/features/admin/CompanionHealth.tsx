import type { Statistics } from '../../../contract/entities/statistics.ts'
import * as texts from '../../texts/texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Time } from '../../ui/Time.tsx'
import { Figure } from './Figure.tsx'

export function CompanionHealth({ companion }: { companion: Statistics['companion'] }) {
  const { provider, healthy, lastFailure, lastFailureAt } = companion
  const { invalidDate: invalidText, unknownDate: unknownText, usage: t } = texts.admin
  const state = <Badge tone={healthy ? 'accent' : 'danger'}>{healthy ? t.healthy : t.failing}</Badge>

  return (
    <Figure title={t.companion} value={state}>
      {provider.model || provider.provider}.{' '}
      {provider.leavesServer ? t.leavesServer(provider.host) : t.staysHere}
      {lastFailureAt !== null && (
        <>
          {' '}
          {t.lastFailure}: {lastFailure},{' '}
          <Time value={lastFailureAt} invalidText={invalidText} unknownText={unknownText} />
        </>
      )}
    </Figure>
  )
}
