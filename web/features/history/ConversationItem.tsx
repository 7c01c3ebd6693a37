import * as texts from '../../texts/texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Message } from '../../ui/Message.tsx'
import { Time } from '../../ui/Time.tsx'
import type { OpenedItem } from './openConversation.ts'
import styles from './SessionDetail.module.css'

export function ConversationItem({ item }: { item: OpenedItem }) {
  const { session, errors, invalidDate, unknownDate } = texts.history
  const { type, text, timestamp, encrypted, entryId } = item
  const isUser = type === 'user'

  return (
    <Message
      type={type}
      id={isUser ? `entry-${entryId}` : undefined}
      text={text ?? <span className={styles.unreadable}>{errors.decrypt}</span>}
      facts={
        <>
          {isUser ? session.you : session.companion}
          <Time value={timestamp} show="time" invalidText={invalidDate} unknownText={unknownDate} />
          {!encrypted && <Badge tone="warning">{session.unencrypted}</Badge>}
        </>
      }
    />
  )
}
