import type { Helpline, RegionHelp } from '../../../contract/safety/helpline.ts'
import { callLink, textLink } from '../../../contract/safety/helplines.ts'
import type { LandingTexts } from '../../texts/en/landing.ts'
import styles from './Support.module.css'

interface Props {
  name: string
  help: RegionHelp | undefined
  texts: LandingTexts['support']
}

export function RegionHelplines({ name, help, texts }: Props) {
  if (!help) return null
  return (
    <details className={styles.region}>
      <summary>{name}</summary>
      <ul>
        <li>
          {texts.emergencyNumber} <a href={callLink(help.emergency)}>{help.emergency}</a>
        </li>
        {help.helplines.map((helpline) => (
          <li key={helpline.name}>
            <Line {...helpline} texts={texts} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Line({ name, call, text, textBody, hours, texts }: Helpline & { texts: LandingTexts['support'] }) {
  return (
    <>
      {name} {call && <a href={callLink(call)}>{call}</a>}{' '}
      {text && <a href={textLink(text, textBody)}>{texts.byText(text, textBody)}</a>} {hours}
    </>
  )
}
