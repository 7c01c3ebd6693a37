import { useState } from 'react'
import { callLink, helplinesFor } from '../../../contract/safety/helplines.ts'
import { countReferral } from '../../countReferral.ts'
import { regionOfDevice } from '../../regionOfDevice.ts'
import * as texts from '../../texts/texts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './CrisisHelp.module.css'
import { HelplineItem } from './HelplineItem.tsx'
import { RegionSelect } from './RegionSelect.tsx'

/** Works without a network, a sign-in or a server: everything in it is on the device (design §8). */
export function CrisisHelp({ onClose }: { onClose: () => void }) {
  const [region, setRegion] = useState(regionOfDevice)
  const { emergency, helplines } = helplinesFor(region)
  const t = texts.crisisHelp

  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <p>
        {t.text} <strong>{t.nobodyAlerted}</strong>
      </p>
      <div className={styles.emergency}>
        <strong>{t.danger}</strong>
        <ButtonLink
          kind="danger"
          icon="phone"
          href={callLink(emergency)}
          onClick={() => countReferral('helpline-used')}
        >
          {t.emergency(emergency)}
        </ButtonLink>
      </div>
      <h3 className={styles.lines}>{t.lines}</h3>
      <ul className={styles.list}>
        {helplines.map((helpline) => (
          <HelplineItem key={helpline.name} helpline={helpline} />
        ))}
      </ul>
      <p>{t.someone}</p>
      <RegionSelect region={region} onChange={setRegion} />
      <p className={styles.small}>{t.checked(newest(helplines.map(({ checked }) => checked)))}</p>
    </Dialog>
  )
}

/** 'November 2026' of '2026-11'. */
function newest(months: readonly string[]): string {
  const latest = new Date(`${[...months].sort().at(-1)}-01T00:00:00Z`)
  return new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    latest,
  )
}
