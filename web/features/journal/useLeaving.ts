import { useEffect } from 'react'
import { isUnderWay } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import type { MemberScreenProps } from '../memberProps.ts'
import type { Journal } from './journal.ts'
import { autoSave, comeBack } from './leaving.ts'

/** Whatever way the journal is left, its session is saved; the browser asks first when the page goes (spec §4, §8). */
export function useLeaving(journal: Journal, askToSave: () => Promise<boolean>, props: MemberScreenProps) {
  const { onBeforeSignOut } = props

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving

    window.addEventListener(
      'beforeunload',
      (event) => {
        if (!underWayIn(journal)) return
        event.preventDefault()
        // Browsers show their own words; those that do not show these.
        event.returnValue = texts.journal.leaving.warning
      },
      { signal },
    )
    window.addEventListener('pagehide', () => void autoSave(journal), { signal })
    window.addEventListener(
      'pageshow',
      (event) => {
        if (event.persisted) void comeBack(journal)
      },
      { signal },
    )
    return () => {
      leaving.abort()
      // To the history, or signed out: the page stays, this screen goes.
      void autoSave(journal)
    }
  }, [journal])

  useEffect(
    () =>
      onBeforeSignOut(async () => {
        if (!underWayIn(journal)) return true
        if (!(await askToSave())) return false
        await autoSave(journal)
        return true
      }),
    [journal, askToSave, onBeforeSignOut],
  )
}

const underWayIn = (journal: Journal) => !journal.get().left && isUnderWay(journal.get().session)
