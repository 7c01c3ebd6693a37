import { type ReactNode, Suspense, useEffect } from 'react'
import * as texts from '../texts/texts.ts'
import { Opening } from './Opening.tsx'

interface Props {
  /** In the window's title bar. */
  title: string
  /** Another part of the same screen moves the focus, too. */
  part?: string | undefined
  children: ReactNode
}

/** One screen: its title, something to see while it loads, and the focus on its heading once it replaces another. */
export function Screen({ title, part, children }: Props) {
  useEffect(() => {
    document.title = texts.app.title(title)
  }, [title])

  return (
    <Suspense fallback={<Opening text={texts.app.openingScreen} />}>
      {children}
      <FocusOnHeading key={`${title} ${part}`} />
    </Suspense>
  )
}

let shown = false

/** The first screen of a visit leaves the focus to the browser. */
function FocusOnHeading() {
  useEffect(() => {
    if (shown) return focusOnHeading()
    shown = true
  }, [])
  return null
}

/** Some screens show their heading only when they know more. Whoever has moved on by then is not called back. */
function focusOnHeading() {
  scrollTo(0, 0)
  const focus = () => {
    const heading = document.querySelector('h1')
    if (!heading) return
    observer.disconnect()
    if (document.activeElement === document.body) heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(focus)
  observer.observe(document.body, { childList: true, subtree: true })
  focus()
  return () => observer.disconnect()
}
