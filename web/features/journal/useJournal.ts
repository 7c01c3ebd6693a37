import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { weightsOf } from '../../../contract/safety/weights.ts'
import { askAs } from '../../ask.ts'
import * as texts from '../../texts/texts.ts'
import type { MemberScreenProps } from '../memberProps.ts'
import type { JournalState } from './core.ts'
import { createJournal, type Journal } from './journal.ts'
import { alone } from './keeping/alone.ts'
import { openDeviceStore } from './keeping/deviceStore.ts'
import { writtenHere } from './keeping/writtenHere.ts'
import { openJournal } from './opening.ts'
import { createScreening } from './screening.ts'

const screening = createScreening(
  {
    screen: async () => new (await import('../../../contract/safety/screen.ts')).Screen(),
    weights: weightsOf,
  },
  navigator.languages,
)

/** The journal of this page, opened once its device store is; `undefined` until then. */
export function useJournal(props: MemberScreenProps, companionName: string): Journal | undefined {
  const [journal, setJournal] = useState<Journal>()
  const latest = useRef({ companionName, timeZone: props.account.timeZone })
  latest.current = { companionName, timeZone: props.account.timeZone }
  const { unlocked } = props

  useEffect(() => {
    let left = false
    const load = () => void screening.load().catch(() => undefined)
    document.addEventListener('input', load, { once: true })
    async function open() {
      const store = await openDeviceStore()
      if (left) return
      const created = createJournal({
        unlocked,
        ...askAs(unlocked.userId),
        store,
        writtenHere: writtenHere(unlocked.userId),
        alone,
        now: Date.now,
        newId: () => crypto.randomUUID(),
        isOnline: () => navigator.onLine,
        setTimeout: (done, delay) => void setTimeout(done, delay),
        screen: screening.screenText,
        companionName: () => latest.current.companionName,
        timeZone: () => latest.current.timeZone,
        texts: texts.journal,
      })
      setJournal(created)
      await openJournal(created)
    }
    void open()
    return () => {
      left = true
      document.removeEventListener('input', load)
    }
  }, [unlocked])

  return journal
}

export function useJournalState(journal: Journal): JournalState {
  return useSyncExternalStore(journal.subscribe, journal.get)
}
