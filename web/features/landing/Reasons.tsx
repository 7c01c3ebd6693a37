import type { LandingTexts } from '../../texts/en/landing.ts'
import page from './Landing.module.css'
import styles from './Reasons.module.css'

export function Reasons({ texts }: { texts: LandingTexts['reasons'] }) {
  return (
    <section className={`${page.section} ${styles.reasons}`}>
      <h2>{texts.title}</h2>
      <ul className={styles.list}>
        {texts.list.map(({ title, text }) => (
          <li key={title} className={styles.reason}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
