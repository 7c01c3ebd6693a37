import { useEffect } from 'react'
import * as texts from '../../texts/texts.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageNotice } from '../../ui/PageNotice.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import styles from './LegacyImport.module.css'
import type { Progress } from './migrate.ts'
import { Outcome } from './Outcome.tsx'
import { useLegacyImport } from './useLegacyImport.ts'

/** Tells how the old journal is coming over; the writer need not wait for it. */
export function LegacyImport({ unlocked }: MemberScreenProps) {
  const { state, goOn } = useLegacyImport(unlocked)
  if (state.name === 'working') return <Working {...state.progress} />
  if (state.name === 'interrupted') return <Interrupted goOn={goOn} />
  if (state.name === 'done') return <Outcome userId={unlocked.userId} {...state.migrated} />
  return null
}

function Working({ done, total }: Progress) {
  const { title, working, meanwhile, progress } = texts.legacyImport
  return (
    <PageNotice label={title}>
      <Notice icon="lock" title={working(done, total)}>
        <progress className={styles.progress} aria-label={progress} max={total} value={done} />
        <p className={styles.small}>{meanwhile}</p>
      </Notice>
    </PageNotice>
  )
}

function Interrupted({ goOn }: { goOn: () => void }) {
  const { title, interrupted, goOn: goOnText } = texts.legacyImport
  const announce = useAnnounce()
  useEffect(() => announce(interrupted), [announce, interrupted])

  return (
    <PageNotice label={title}>
      <Notice icon="refresh" actions={<Button onClick={goOn}>{goOnText}</Button>}>
        {interrupted}
      </Notice>
    </PageNotice>
  )
}
