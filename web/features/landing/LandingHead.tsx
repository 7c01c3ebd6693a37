import type { LandingTexts } from '../../texts/en/landing.ts'

export function LandingHead({ texts }: { texts: LandingTexts }) {
  return (
    <>
      <title>{texts.title}</title>
      <meta name="description" content={texts.description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={texts.name} />
      <meta property="og:title" content={texts.title} />
      <meta property="og:description" content={texts.description} />
    </>
  )
}
