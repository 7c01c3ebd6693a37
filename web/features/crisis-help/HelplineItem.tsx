import type { Helpline } from '../../../contract/safety/helpline.ts'
import { callLink, textLink } from '../../../contract/safety/helplines.ts'
import { countReferral } from '../../countReferral.ts'
import * as texts from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './CrisisHelp.module.css'

export function HelplineItem({ helpline }: { helpline: Helpline }) {
  const { name, call, text, textBody, url, hours } = helpline
  const t = texts.crisisHelp
  const used = () => countReferral('helpline-used')
  const isDirectory = !call && !text

  return (
    <li className={styles.line}>
      <div className={styles.name}>
        <strong>{name}</strong>
        {hours && <span className={styles.small}>{hours}</span>}
        {!isDirectory && (
          <a
            className={styles.small}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t.websiteOf(name)}
            onClick={used}
          >
            {t.website}
          </a>
        )}
      </div>
      {isDirectory && <p className={styles.small}>{t.directoryText}</p>}
      <div className={styles.ways}>
        {call && (
          <ButtonLink kind="primary" icon="phone" href={callLink(call)} onClick={used}>
            {t.call(call)}
          </ButtonLink>
        )}
        {text && (
          <ButtonLink icon="message" href={textLink(text, textBody)} onClick={used}>
            {textBody ? t.textBodyTo(textBody, text) : t.textTo(text)}
          </ButtonLink>
        )}
        {isDirectory && (
          <ButtonLink href={url} target="_blank" rel="noreferrer" onClick={used}>
            {t.openWebsite}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
