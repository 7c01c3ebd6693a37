import type { LandingTexts } from '../../texts/en/landing.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import page from './Landing.module.css'
import styles from './Steps.module.css'

export function Begin({ texts, start }: { texts: LandingTexts['begin']; start: string }) {
  return (
    <section className={`${page.section} ${styles.beside}`}>
      <div className={page.head}>
        <h2>{texts.title}</h2>
        <p className={page.lead}>{texts.text}</p>
        <div>
          <ButtonLink kind="primary" href="/login">
            {start}
          </ButtonLink>
        </div>
      </div>
      <ol className={styles.steps}>
        {texts.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
