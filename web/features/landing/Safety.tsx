import { measured } from '../../../contract/safety/measured.ts'
import type { LandingTexts } from '../../texts/en/landing.ts'
import page from './Landing.module.css'
import styles from './Steps.module.css'

const percent = (part: number, whole: number) => Math.round((100 * part) / whole)

/** The published safety protocol, in its short form; docs/safety.md has the whole. */
export function Safety({ texts }: { texts: LandingTexts['safety'] }) {
  const { risk, none } = measured
  return (
    <section id="safety" className={`${page.section} ${styles.beside}`}>
      <div className={page.head}>
        <h2>{texts.title}</h2>
        <p className={page.lead}>{texts.text}</p>
        <p className={page.lead}>{texts.limits}</p>
        <p>{texts.quality(percent(risk.caught, risk.n), percent(none.flagged, none.n))}</p>
      </div>
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
