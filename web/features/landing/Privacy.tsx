import type { LandingTexts } from '../../texts/en/landing.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import page from './Landing.module.css'
import styles from './Privacy.module.css'

export function Privacy({ texts }: { texts: LandingTexts['privacy'] }) {
  return (
    <section id="privacy" className={`${page.section} ${styles.privacy}`}>
      <div className={page.head}>
        <h2>{texts.title}</h2>
        <p className={page.lead}>{texts.text}</p>
      </div>
      <div className={styles.columns}>
        <Sight {...texts.unseen} icon="lock" />
        <Sight {...texts.seen} icon="eye" />
      </div>
      <div className={styles.honest}>
        <p>{texts.honest}</p>
        <p>{texts.lost}</p>
      </div>
    </section>
  )
}

function Sight({ title, list, icon }: { title: string; list: string[]; icon: IconName }) {
  return (
    <div className={styles.sight}>
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      <ul>
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
