import '../../ui/base.css'
import type { LandingTexts } from '../../texts/en/landing.ts'
import type { Language } from '../../texts/language.ts'
import { Begin } from './Begin.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import styles from './Landing.module.css'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { Privacy } from './Privacy.tsx'
import { Reasons } from './Reasons.tsx'
import { Safety } from './Safety.tsx'
import { Support } from './Support.tsx'

/** The public page (spec §2). Rendered when the app is built; there is no script behind it. */
export function Landing({ texts, language }: { texts: LandingTexts; language: Language }) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {texts.skip}
      </a>
      <LandingHeader texts={texts} />
      <main id="content">
        <Hero texts={texts} />
        <Features texts={texts.features} />
        <Reasons texts={texts.reasons} />
        <Privacy texts={texts.privacy} />
        <Safety texts={texts.safety} />
        <Begin texts={texts.begin} start={texts.start} />
        <Support texts={texts.support} language={language} />
      </main>
      <LandingFooter texts={texts} />
    </div>
  )
}
