import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import styles from './LegacyImport.module.css'
import { useLegacyImport } from './useLegacyImport.ts'

/** Tells how the old journal is coming over; the writer need not wait for it. */
export function LegacyImport({ unlocked }: MemberScreenProps) {
  const { state, tryAgain } = useLegacyImport(unlocked)
  const [closed, setClosed] = useState(false)
  const words = texts.legacyImport

  if (state.name === 'working' && state.progress.total > 0) {
    const { done, total } = state.progress
    return (
      <Notice icon="lock">
        <p>{words.working(done, total)}</p>
        <progress className={styles.progress} aria-label={words.progress} max={total} value={done} />
      </Notice>
    )
  }
  if (state.name === 'failed')
    return (
      <Notice kind="warning" actions={<Button onClick={tryAgain}>{words.tryAgain}</Button>}>
        {words.failed}
      </Notice>
    )
  if (state.name !== 'done' || closed) return null

  const { sealed, unopened } = state.migrated
  if (sealed + unopened === 0) return null
  return (
    <Notice
      kind={unopened > 0 ? 'warning' : 'success'}
      actions={<Button onClick={() => setClosed(true)}>{words.close}</Button>}
    >
      {sealed > 0 && <p>{words.done(sealed)}</p>}
      {unopened > 0 && <p>{words.unopened(unopened)}</p>}
    </Notice>
  )
}
