import { memo } from 'react'
import { helpFor } from '../../../contract/safety/card.ts'
import type { Tier } from '../../../contract/safety/tier.ts'
import type { Exchange } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { CareCard, CareLine } from './Care.tsx'
import type { Sent } from './core.ts'
import type { Journal } from './journal.ts'
import { KeptMark } from './KeptMark.tsx'
import { MessageItem } from './MessageItem.tsx'
import { ReplyItem } from './ReplyItem.tsx'
import { retry } from './sending.ts'

interface Props {
  journal: Journal
  tier: Tier
  sent: Sent | undefined
  exchange: Exchange
  companion: string
  /** The companion can be asked about it once more. */
  unanswered: boolean
  onSupport: () => void
}

/** A message with what belongs to it: help where it is due, before the reply. Rendered anew only when it changes. */
export const ExchangeItem = memo(function ExchangeItem(props: Props) {
  const { journal, tier, sent, exchange, companion, unanswered, onSupport } = props
  const { entryId, text, timestamp, kept, reply } = exchange
  const words = texts.journal.messages
  const help = helpFor(tier)
  const ask = (label: string) => (
    <Button kind="quiet" icon="refresh" onClick={() => void retry(journal, entryId)}>
      {label}
    </Button>
  )

  return (
    <>
      <MessageItem
        type="user"
        id={`entry-${entryId}`}
        from={words.you}
        text={text}
        timestamp={timestamp}
        marks={<KeptMark exchange={exchange} />}
        actions={unanswered && !reply && kept === 'saved' && ask(words.ask)}
      />
      {help === 'card' && <CareCard onSupport={onSupport} />}
      {help === 'line' && <CareLine onSupport={onSupport} />}
      {reply && (
        <ReplyItem
          journal={journal}
          reply={reply}
          companion={companion}
          sent={sent}
          retry={unanswered && ask(words.retry)}
        />
      )}
    </>
  )
})
