import { useEffect, useRef } from 'react'

/** Tells an element's style in --seen how much of the window the keyboard leaves: on iOS no unit of CSS knows. */
export function useSeenHeight(wanted = false) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const seen = window.visualViewport
    const style = ref.current?.style
    if (!wanted || !seen || !style) return
    const tell = () => {
      // Zoomed in, one sees a part of the page, which must not shrink to that.
      if (seen.scale === 1) style.setProperty('--seen', `${seen.height}px`)
      else style.removeProperty('--seen')
    }
    seen.addEventListener('resize', tell)
    return () => seen.removeEventListener('resize', tell)
  }, [wanted])

  return ref
}
