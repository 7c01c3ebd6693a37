import * as texts from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './AppBar.module.css'
import { useNewVersion } from './useNewVersion.ts'
import { useOnline } from './useOnline.ts'

/** On every screen, at the top: help, and what there is to know of the network and the app itself. */
export function AppBar({ openSupport }: { openSupport: () => void }) {
  const t = texts.app.bar
  const online = useOnline()
  const reload = useNewVersion()

  return (
    <aside className={styles.bar} aria-label={t.label}>
      <div role="status" className={styles.state}>
        {!online && <span className={styles.offline}>{t.offline}</span>}
        {online && reload && <VisuallyHidden until="roomy">{t.newVersion}</VisuallyHidden>}
      </div>
      {online && reload && (
        <Button kind="quiet" className={styles.action} onClick={reload}>
          {t.reload}
        </Button>
      )}
      <Button kind="quiet" icon="support" className={styles.action} onClick={openSupport}>
        {texts.crisisHelp.link}
      </Button>
    </aside>
  )
}
