import { useEffect, useRef } from 'react'
import type { Session } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'

/** A reply is read aloud once, when it is finished, and never while it streams. */
export function useAnnouncedReplies({ exchanges }: Session, companion: string) {
  const announce = useAnnounce()
  const awaited = useRef<string | undefined>(undefined)
  const { entryId, reply } = exchanges.at(-1) ?? {}
  const state = reply?.state

  useEffect(() => {
    if (state === 'waiting' || state === 'streaming') awaited.current = entryId
    else if (awaited.current !== undefined && awaited.current === entryId && reply) {
      awaited.current = undefined
      announce(texts.journal.messages.answered(companion, reply.text))
    }
  }, [state, entryId, reply, companion, announce])

  // A reply quotes its writer, so it does not outlast the conversation, such as after a sign-out.
  useEffect(() => () => announce(''), [announce])
}
