import type { LandingTexts } from '../../texts/en/landing.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Example } from './Example.tsx'
import styles from './Hero.module.css'

export function Hero({ texts }: { texts: LandingTexts }) {
  const { hero, example, start } = texts
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{hero.title}</h1>
        <p className={styles.text}>{hero.text}</p>
        <div className={styles.actions}>
          <ButtonLink kind="primary" href="/login">
            {start}
          </ButtonLink>
          <a className={styles.privacy} href="#privacy">
            {hero.privacyLink}
          </a>
        </div>
        <p className={styles.beta}>{hero.beta}</p>
      </div>
      <Example texts={example} />
    </section>
  )
}
