import { useEffect, useState } from 'react'
import { ask, askStream } from '../../ask.ts'
import type { Unlocked } from '../../encryption/sealedField.ts'
import { type Migrated, migrate, type Progress } from './migrate.ts'

type State =
  | { name: 'looking' }
  | { name: 'working'; progress: Progress }
  | { name: 'failed' }
  | { name: 'done'; migrated: Migrated }

/** Begins by itself; without an old journal it stays silent. */
export function useLegacyImport(unlocked: Unlocked) {
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<State>({ name: 'looking' })

  useEffect(() => {
    const leaving = new AbortController()
    let begun = attempt > 1
    const onProgress = (progress: Progress) => {
      begun = true
      if (!leaving.signal.aborted) setState({ name: 'working', progress })
    }
    migrate({ ask, askStream }, unlocked, onProgress, leaving.signal).then(
      (migrated) => leaving.signal.aborted || setState({ name: 'done', migrated }),
      // Who has no old journal need not hear that it could not be looked for.
      () => leaving.signal.aborted || !begun || setState({ name: 'failed' }),
    )
    return () => leaving.abort()
  }, [unlocked, attempt])

  return { state, tryAgain: () => setAttempt(attempt + 1) }
}
