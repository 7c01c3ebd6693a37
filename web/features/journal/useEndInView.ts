import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Session } from '../../../contract/states/session.ts'
import type { JournalState } from './core.ts'
import { itemsOf } from './messages.ts'

/** Nearer to the end than this, pixels, the reader follows what comes. */
const NEAR = 120
/** Left free above what is read from its beginning, pixels. */
const MARGIN = 12

/**
 * Keeps the end in view while somebody writes, but no further than where the answer to the newest message begins: help
 * is not pushed out by the reply, nor a long reply's beginning by its end. Whoever has scrolled up is left alone.
 */
export function useEndInView({ session, tiers }: JournalState): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const follows = useRef(false)
  const { mode } = session
  const count = session.exchanges.length
  const isOpen = session.phase === 'active'
  const answered = findAnswered(session)
  const tier = answered && tiers[answered]

  // biome-ignore lint/correctness/useExhaustiveDependencies: help that the companion asks for comes later than the message.
  useLayoutEffect(() => {
    if (count === 0 && mode === undefined) return
    follows.current = true
    toEnd(scrollerOf(end.current), answered)
  }, [count, mode, answered, tier])

  useEffect(() => {
    const content = end.current?.parentElement
    const scroller = scrollerOf(end.current)
    if (!content || !scroller || !isOpen) return
    const look = () => {
      follows.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR
    }
    const grown = new ResizeObserver(() => follows.current && toEnd(scroller, answered))
    grown.observe(content)
    grown.observe(scroller)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      grown.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [isOpen, answered])

  return end
}

/** The newest message, unless a mode is being chosen or has been chosen since. */
function findAnswered(session: Session): string | undefined {
  const last = itemsOf(session).at(-1)
  return session.mode !== undefined && last?.kind === 'exchange' ? last.exchange.entryId : undefined
}

const scrollerOf = (end: HTMLElement | null) => end?.closest('main')

function toEnd(scroller: HTMLElement | null | undefined, answered: string | undefined) {
  if (!scroller) return
  scroller.scrollTop = scroller.scrollHeight
  const answer = answered && document.getElementById(`entry-${answered}`)?.nextElementSibling
  if (!answer) return
  const hidden = scroller.getBoundingClientRect().top + MARGIN - answer.getBoundingClientRect().top
  if (hidden > 0) scroller.scrollTop -= hidden
}
