import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

interface Place {
  element: HTMLElement | null
  setElement: (element: HTMLElement | null) => void
}

const PlaceOnPage = createContext<Place>({ element: null, setElement: () => undefined })

/** Around the pages on which a notice is to stay while one takes the place of another. */
export function PageNoticeProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const place = useMemo(() => ({ element, setElement }), [element])
  return <PlaceOnPage value={place}>{children}</PlaceOnPage>
}

/** Where the page that is shown keeps room for it. */
export function PageNoticePlace({ className }: { className: string | undefined }) {
  return <div ref={useContext(PlaceOnPage).setElement} className={className} />
}

/** Stands on whichever page is shown, between its header and its content. */
export function PageNotice({ label, children }: { label: string; children: ReactNode }) {
  const { element } = useContext(PlaceOnPage)
  return element && createPortal(<section aria-label={label}>{children}</section>, element)
}
