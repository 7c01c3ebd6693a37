import { REGIONS } from '../../../contract/safety/helpline-list.ts'
import { helplinesFor } from '../../../contract/safety/helplines.ts'
import type { LandingTexts } from '../../texts/en/landing.ts'
import type { Language } from '../../texts/language.ts'
import page from './Landing.module.css'
import { RegionHelplines } from './RegionHelplines.tsx'
import styles from './Support.module.css'

interface Props {
  texts: LandingTexts['support']
  language: Language
}

/** The page cannot know where its reader is, so it names the lines of every region on the list. */
export function Support({ texts, language }: Props) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const regions = Object.keys(REGIONS).map((region) => ({ region, name: names.of(region) ?? region }))
  regions.sort((one, other) => one.name.localeCompare(other.name, language))
  const [directory] = helplinesFor('').helplines

  return (
    <section id="support" className={`${page.section} ${styles.support}`}>
      <div className={page.head}>
        <h2>{texts.title}</h2>
        <p className={page.lead}>{texts.emergency}</p>
        <p className={page.lead}>
          {texts.talk} {texts.elsewhere} {directory && <a href={directory.url}>{directory.name}</a>}.
        </p>
      </div>
      <div className={styles.regions}>
        {regions.map(({ region, name }) => (
          <RegionHelplines key={region} name={name} help={REGIONS[region]} texts={texts} />
        ))}
      </div>
    </section>
  )
}
