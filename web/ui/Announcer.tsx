import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import styles from './VisuallyHidden.module.css'

const Announce = createContext<(text: string) => void>(() => undefined)

/** Around the app, once: holds the region that screen readers listen to. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), [])

  return (
    <Announce value={announce}>
      {/* Before all else: at the end it would lengthen a page that is exactly as high as the screen. */}
      <div role="status" className={styles.hidden}>
        {/* A new element each time, so that the same text is read again. */}
        <span key={said.turn}>{said.text}</span>
      </div>
      {children}
    </Announce>
  )
}

/** Says something politely to those who cannot see that it happened. */
export function useAnnounce() {
  return useContext(Announce)
}
