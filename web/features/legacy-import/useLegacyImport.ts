import { useCallback, useEffect, useState } from 'react'
import { ask, askStream } from '../../ask.ts'
import type { Unlocked } from '../../encryption/sealedField.ts'
import { pageSurroundings } from '../../watch.ts'
import { type Migrated, migrate, type Progress } from './migrate.ts'

type State =
  | { name: 'looking' }
  | { name: 'working'; progress: Progress }
  | { name: 'interrupted' }
  | { name: 'done'; migrated: Migrated }

/** Begins by itself, and goes on by itself when the network or the writer is back. */
export function useLegacyImport(unlocked: Unlocked) {
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<State>({ name: 'looking' })
  const goOn = useCallback(() => setAttempt((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs it anew.
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving

    function onProgress(progress: Progress) {
      if (!signal.aborted && progress.done < progress.total) setState({ name: 'working', progress })
    }
    function onFailure() {
      if (signal.aborted) return
      // Until something was found there is nothing to be interrupted.
      setState((before) => (before.name === 'looking' ? before : { name: 'interrupted' }))
      pageSurroundings.onChange(() => pageSurroundings.isVisible() && goOn(), signal)
    }
    migrate({ ask, askStream }, unlocked, onProgress, signal).then(
      (migrated) => signal.aborted || setState({ name: 'done', migrated }),
      onFailure,
    )
    return () => leaving.abort()
  }, [unlocked, goOn, attempt])

  return { state, goOn }
}
