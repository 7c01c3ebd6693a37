import { useEffect } from 'react'
import { watchJournal } from '../../../contract/calls/watchJournal.ts'
import { watch } from '../../watch.ts'
import { type Journal, keepTrying } from './journal.ts'
import { readAgain } from './opening.ts'
import { readUsage } from './usage.ts'

/** Other tabs and devices, and a network that comes back: the journal is read again, one reading at a time. */
export function useFollowing(journal: Journal, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const leaving = new AbortController()
    const { signal } = leaving
    let reading = false
    let again = false

    async function follow() {
      again = reading
      if (reading) return
      reading = true
      await readAgain(journal).catch(() => undefined)
      reading = false
      if (again && !signal.aborted) await follow()
    }
    const whenShown = () => {
      if (document.visibilityState === 'visible') void follow().then(() => readUsage(journal))
    }

    watch(watchJournal, null, {
      onChunk: ({ changed }) => changed !== 'profile' && void follow(),
      signal,
    }).catch(
      // Signed out elsewhere: the app takes care of that.
      () => undefined,
    )
    window.addEventListener('online', whenShown, { signal })
    document.addEventListener('visibilitychange', whenShown, { signal })
    keepTrying(journal, signal)
    return () => leaving.abort()
  }, [journal, isOpen])
}
