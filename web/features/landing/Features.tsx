import type { LandingTexts } from '../../texts/en/landing.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import styles from './Features.module.css'
import page from './Landing.module.css'

type Feature = keyof LandingTexts['features']['cards']

const features: [Feature, IconName][] = [
  ['expression', 'pen'],
  ['insights', 'insights'],
  ['progress', 'growth'],
]

export function Features({ texts }: { texts: LandingTexts['features'] }) {
  return (
    <section className={page.section}>
      <h2>{texts.title}</h2>
      <ul className={styles.cards}>
        {features.map(([feature, icon]) => (
          <Card as="li" key={feature}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{texts.cards[feature].title}</h3>
            <p>{texts.cards[feature].text}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
