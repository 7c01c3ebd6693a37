import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Session } from '../../../contract/states/session.ts'

/** Nearer to the end than this, pixels, the reader follows what comes. */
const NEAR = 120

/** Keeps the end in view while somebody writes; whoever has scrolled up to read is left alone. */
export function useEndInView({ exchanges, phase }: Session): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const count = exchanges.length
  const follows = useRef(count > 0)
  const isOpen = phase === 'active'

  useLayoutEffect(() => {
    if (count === 0) return
    follows.current = true
    toEnd(scrollerOf(end.current))
  }, [count])

  useEffect(() => {
    const content = end.current?.parentElement
    const scroller = scrollerOf(end.current)
    if (!content || !scroller || !isOpen) return
    const look = () => {
      follows.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR
    }
    const grown = new ResizeObserver(() => follows.current && toEnd(scroller))
    grown.observe(content)
    grown.observe(scroller)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      grown.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [isOpen])

  return end
}

const scrollerOf = (end: HTMLElement | null) => end?.closest('main')

function toEnd(scroller: HTMLElement | null | undefined) {
  if (scroller) scroller.scrollTop = scroller.scrollHeight
}
