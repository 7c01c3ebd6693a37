import { useEffect, useRef } from 'react'

/** Takes the focus to an element that comes in place of another, and not when it is the first thing there. */
export function useFocusOnReturn<E extends HTMLElement>(isThere: boolean) {
  const ref = useRef<E>(null)
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (isThere && !wasThere.current) ref.current?.focus()
    wasThere.current = isThere
  }, [isThere])
  return ref
}
