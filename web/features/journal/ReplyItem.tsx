import { type ReactNode, useState } from 'react'
import type { Reply } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ThinkingDots } from '../../ui/Waiting.tsx'
import type { Sent } from './core.ts'
import type { Journal } from './journal.ts'
import { MessageItem } from './MessageItem.tsx'
import styles from './ReplyItem.module.css'
import { stopReply } from './replying.ts'
import { WhatWasSent } from './WhatWasSent.tsx'

interface Props {
  journal: Journal
  reply: Reply
  companion: string
  sent: Sent | undefined
  /** The button to ask again, where that makes sense. */
  retry: ReactNode
}

export function ReplyItem({ journal, reply, companion, sent, retry }: Props) {
  const [sentShown, setSentShown] = useState(false)
  const { state, text, timestamp } = reply
  const words = texts.journal.messages
  const isComing = state === 'waiting' || state === 'streaming'

  return (
    <MessageItem
      type="ai"
      from={companion}
      text={state === 'waiting' ? <ThinkingDots text={words.thinking(companion)} /> : text}
      timestamp={timestamp}
      marks={
        <>
          <Mark state={state} />
          {sent && !isComing && (
            <button type="button" className={styles.sent} onClick={() => setSentShown(true)}>
              {words.sent}
            </button>
          )}
        </>
      }
      actions={
        <>
          {isComing && (
            <Button kind="quiet" icon="stop" onClick={() => void stopReply(journal)}>
              {words.stop}
            </Button>
          )}
          {retry}
          {sent && sentShown && <WhatWasSent sent={sent} onClose={() => setSentShown(false)} />}
        </>
      }
    />
  )
}

function Mark({ state }: { state: Reply['state'] }) {
  const { automatic, stopped } = texts.journal.messages
  if (state === 'automatic') return <Badge>{automatic}</Badge>
  return state === 'stopped' ? <Badge>{stopped}</Badge> : null
}
