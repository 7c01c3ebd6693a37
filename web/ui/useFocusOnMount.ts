import { useEffect, useRef } from 'react'

/** Takes the focus to an element when it appears, for a step or screen that replaces another. */
export function useFocusOnMount<E extends HTMLElement>(when = true) {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (when) ref.current?.focus()
  }, [when])
  return ref
}
