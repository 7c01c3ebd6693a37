import { useEffect } from 'react'
import { callLink, helplinesFor, textLink } from '../../../contract/safety/helplines.ts'
import { countReferral } from '../../countReferral.ts'
import { regionOfDevice } from '../../regionOfDevice.ts'
import * as texts from '../../texts/texts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Care.module.css'

interface Props {
  onSupport: () => void
}

/** One warm sentence and a few ways to reach somebody. It holds nothing up. */
export function CareCard({ onSupport }: Props) {
  const words = texts.journal.care
  useEffect(() => countReferral('card-shown'), [])

  return (
    <li>
      <Notice
        kind="care"
        title={words.title}
        actions={
          <>
            <WaysToReach onSupport={onSupport} />
            <p className={styles.private}>{words.private}</p>
          </>
        }
      >
        {words.text}
      </Notice>
    </li>
  )
}

function WaysToReach({ onSupport }: Props) {
  const words = texts.journal.care
  const { emergency, helplines } = helplinesFor(regionOfDevice())
  const toCall = helplines.find(({ call }) => call !== undefined)
  const toText = helplines.find(({ text }) => text !== undefined)
  const used = () => countReferral('helpline-used')

  return (
    <>
      {toCall?.call ? (
        <ButtonLink kind="primary" icon="phone" href={callLink(toCall.call)} onClick={used}>
          {words.call(`${toCall.name} (${toCall.call})`)}
        </ButtonLink>
      ) : (
        <ButtonLink kind="primary" icon="phone" href={callLink(emergency)} onClick={used}>
          {words.emergency(emergency)}
        </ButtonLink>
      )}
      {toText?.text && (
        <ButtonLink icon="message" href={textLink(toText.text, toText.textBody)} onClick={used}>
          {words.write(`${toText.name} (${toText.text})`)}
        </ButtonLink>
      )}
      <ButtonLink icon="user" href={textLink('', words.trustedText)}>
        {words.trusted}
      </ButtonLink>
      <Button kind="quiet" onClick={onSupport}>
        {words.more}
      </Button>
    </>
  )
}

/** Quieter, where it may be nothing. */
export function CareLine({ onSupport }: Props) {
  const { line, lineLink } = texts.journal.care
  useEffect(() => countReferral('line-shown'), [])

  return (
    <li className={styles.line}>
      {line}{' '}
      <button type="button" className={styles.link} onClick={onSupport}>
        {lineLink}
      </button>
    </li>
  )
}
