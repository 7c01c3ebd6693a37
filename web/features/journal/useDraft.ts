import { useEffect, useState } from 'react'
import type { Journal } from './journal.ts'
import { claim } from './keeping/alone.ts'
import { createDraftKeeper, type DraftKeeper } from './keeping/draftKeeper.ts'

/** The text area's text, as long as the journal is open; found again after a reload, a crash or a sign-out. */
export function useDraft(journal: Journal): DraftKeeper {
  const [keeper] = useState(() => createDraftKeeper({ ...journal, claim }))

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const flush = () => void keeper.flush()
    void keeper.open()
    document.addEventListener('visibilitychange', flush, { signal })
    window.addEventListener('pagehide', flush, { signal })
    return () => {
      leaving.abort()
      flush()
    }
  }, [keeper])

  return keeper
}
