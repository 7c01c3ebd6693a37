import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { Message } from '../../ui/Message.tsx'
import { Time } from '../../ui/Time.tsx'

interface Props {
  type: 'user' | 'ai' | 'summary'
  id?: string
  from: string
  text: ReactNode
  timestamp: number
  /** Beside the time: where it is kept, how it came about. */
  marks?: ReactNode
  actions?: ReactNode
}

export function MessageItem({ type, id, from, text, timestamp, marks, actions }: Props) {
  const { invalidDate, unknownDate } = texts.journal
  return (
    <Message
      type={type}
      id={id}
      text={text}
      facts={
        <>
          <span>{from}</span>
          <Time value={timestamp} show="time" invalidText={invalidDate} unknownText={unknownDate} />
          {marks}
        </>
      }
      actions={actions}
    />
  )
}
