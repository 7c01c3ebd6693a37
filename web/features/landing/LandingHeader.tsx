import type { LandingTexts } from '../../texts/en/landing.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Mark.tsx'
import styles from './LandingHeader.module.css'

export function LandingHeader({ texts }: { texts: LandingTexts }) {
  return (
    <header className={styles.header}>
      <a className={styles.name} href="/">
        <Mark />
        {texts.name}
      </a>
      <nav className={styles.nav}>
        <a className={styles.support} href="#support">
          {texts.supportLink}
        </a>
        <ButtonLink href="/login">{texts.signIn}</ButtonLink>
        <ButtonLink className={styles.start} kind="primary" href="/login">
          {texts.start}
        </ButtonLink>
      </nav>
    </header>
  )
}
