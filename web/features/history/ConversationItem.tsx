import * as texts from '../../texts/texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { classNames } from '../../ui/classNames.ts'
import { Time } from '../../ui/Time.tsx'
import facts from './History.module.css'
import type { OpenedItem } from './openConversation.ts'
import styles from './SessionDetail.module.css'

export function ConversationItem({ item }: { item: OpenedItem }) {
  const { session, errors, invalidDate, unknownDate } = texts.history
  const { type, text, timestamp, encrypted, entryId } = item
  const isUser = type === 'user'

  return (
    <li
      id={isUser ? `entry-${entryId}` : undefined}
      className={classNames(styles.item, isUser && styles.user)}
    >
      <div className={classNames(styles.text, text === undefined && styles.unreadable)}>
        {text ?? errors.decrypt}
      </div>
      <p className={facts.facts}>
        {isUser ? session.you : session.companion}
        <Time value={timestamp} show="time" invalidText={invalidDate} unknownText={unknownDate} />
        {!encrypted && <Badge tone="warning">{session.unencrypted}</Badge>}
      </p>
    </li>
  )
}
