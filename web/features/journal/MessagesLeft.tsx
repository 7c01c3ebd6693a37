import type { DailyUsage } from '../../../contract/entities/dailyUsage.ts'
import * as texts from '../../texts/texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Time } from '../../ui/Time.tsx'

/** Remaining and limit; when none is left, also when the count starts again. */
export function MessagesLeft({ usage }: { usage: DailyUsage }) {
  const { usage: words, invalidDate, unknownDate } = texts.journal
  return (
    <Badge tone={usage.limitReached ? 'warning' : 'neutral'}>
      {words.left(usage.remainingMessages, usage.limit)}
      {usage.limitReached && (
        <span>
          · {words.resets}{' '}
          <Time value={usage.resetTime} show="time" invalidText={invalidDate} unknownText={unknownDate} />
        </span>
      )}
    </Badge>
  )
}
