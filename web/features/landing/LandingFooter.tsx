import type { LandingTexts } from '../../texts/en/landing.ts'
import { Mark } from '../../ui/Mark.tsx'
import styles from './LandingFooter.module.css'

export function LandingFooter({ texts }: { texts: LandingTexts }) {
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>
        <Mark />
        {texts.name}
      </p>
      <p>{texts.footer.disclaimer}</p>
      <p>{texts.footer.ai}</p>
      <p className={styles.links}>
        <a href="#privacy">{texts.hero.privacyLink}</a>
        <a href="#support">{texts.supportLink}</a>
        <a href="/login">{texts.start}</a>
      </p>
    </footer>
  )
}
