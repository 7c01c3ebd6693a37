import type { ReactNode } from 'react'
import { findUnanswered } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { AiNotice } from './AiNotice.tsx'
import styles from './Conversation.module.css'
import type { JournalState } from './core.ts'
import { ExchangeItem } from './ExchangeItem.tsx'
import type { Journal } from './journal.ts'
import { MessageItem } from './MessageItem.tsx'
import { itemsOf } from './messages.ts'
import { useAnnouncedReplies } from './useAnnouncedReplies.ts'
import { useEndInView } from './useEndInView.ts'

interface Props {
  journal: Journal
  state: JournalState
  companion: string
  onSupport: () => void
  /** What comes after the messages. */
  children: ReactNode
}

/** The chat area (spec §2): messages by type with their times, from the welcome down. */
export function Conversation({ journal, state, companion, onSupport, children }: Props) {
  const { session } = state
  const end = useEndInView(state)
  useAnnouncedReplies(session, companion)
  const words = texts.journal
  const unanswered = findUnanswered(session)?.entryId

  return (
    <div className={styles.conversation}>
      <AiNotice journal={journal} companion={companion} />
      <ol className={styles.messages} aria-label={words.conversation}>
        {itemsOf(session).map((item) => {
          if (item.kind === 'exchange')
            return (
              <ExchangeItem
                key={item.exchange.entryId}
                journal={journal}
                tier={state.tiers[item.exchange.entryId] ?? 'none'}
                sent={state.sent[item.exchange.entryId]}
                exchange={item.exchange}
                companion={companion}
                unanswered={item.exchange.entryId === unanswered}
                onSupport={onSupport}
              />
            )
          const key = `${item.kind} ${item.timestamp}`
          const { timestamp } = item
          if (item.kind === 'summary')
            return (
              <MessageItem
                key={key}
                type="summary"
                from={words.messages.summary}
                text={item.text}
                timestamp={timestamp}
              />
            )
          const text = item.kind === 'welcome' ? words.welcome(companion) : words.modes.openings[item.mode]
          return <MessageItem key={key} type="ai" from={companion} text={text} timestamp={timestamp} />
        })}
      </ol>
      {children}
      <div ref={end} />
    </div>
  )
}
