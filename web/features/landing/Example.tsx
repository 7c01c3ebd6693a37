import type { LandingTexts } from '../../texts/en/landing.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Example.module.css'

/** What the writer sees, in the alcove, and below its floor what the server keeps of it. */
export function Example({ texts }: { texts: LandingTexts['example'] }) {
  return (
    <figure className={styles.alcove} aria-label={texts.label}>
      <div className={styles.sheet}>
        <p className={styles.written}>{texts.written}</p>
        <div className={styles.reply}>
          <p className={styles.companion}>{texts.companion}</p>
          <p>{texts.reply}</p>
        </div>
      </div>
      <figcaption className={styles.stored}>
        <p className={styles.caption}>
          <Icon name="lock" />
          {texts.stored}
        </p>
        <p className={styles.sealed} aria-hidden="true">
          {texts.sealed}
        </p>
        <VisuallyHidden>{texts.sealedAloud}</VisuallyHidden>
      </figcaption>
    </figure>
  )
}
