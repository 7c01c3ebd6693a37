import { useEffect, useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageNotice } from '../../ui/PageNotice.tsx'
import styles from './LegacyImport.module.css'
import type { Migrated } from './migrate.ts'
import { saveTold, wasTold } from './unopenedTold.ts'

/** Said once: what is here, and what could not be brought over. */
export function Outcome({ userId, sealed, unopened }: Migrated & { userId: string }) {
  const [toldBefore] = useState(() => unopened === 0 || wasTold(userId, unopened))
  const [closed, setClosed] = useState(false)
  const words = texts.legacyImport
  const left = toldBefore ? undefined : `${words.unopened(unopened)} ${words.kept}`
  const announce = useAnnounce()
  useEffect(() => {
    if (left) announce(left)
  }, [announce, left])

  function close() {
    saveTold(userId, unopened)
    setClosed(true)
  }

  if (closed || (sealed === 0 && !left)) return null
  return (
    <PageNotice label={words.title}>
      <Notice kind={left ? 'warning' : 'success'} actions={<Button onClick={close}>{words.close}</Button>}>
        <div className={styles.outcome}>
          {sealed > 0 && <p>{words.done}</p>}
          {left && <p>{left}</p>}
        </div>
      </Notice>
    </PageNotice>
  )
}
