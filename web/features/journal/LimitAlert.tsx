import { useEffect, useRef, useState } from 'react'
import { LIMIT_ALERT_DELAY } from '../../../contract/limits.ts'
import * as texts from '../../texts/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import type { JournalState } from './core.ts'

/** A second after the limit was reached by writing here; not again for finding it reached (spec §4). */
export function LimitAlert({ state: { loading, usage, session } }: { state: JournalState }) {
  const [open, setOpen] = useState(false)
  const known = useRef<boolean | undefined>(undefined)
  const isKnown = !loading && usage !== undefined

  useEffect(() => {
    if (!isKnown) return
    const before = known.current
    known.current = session.limitReached
    if (before !== false || !session.limitReached) return
    const timer = setTimeout(() => setOpen(true), LIMIT_ALERT_DELAY)
    return () => clearTimeout(timer)
  }, [isKnown, session.limitReached])

  const { title, text, close } = texts.journal.limit
  return open && <AlertDialog title={title} text={text} closeText={close} onClose={() => setOpen(false)} />
}
