import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useConfirm } from '../../ui/useConfirm.tsx'
import { Section } from './Section.tsx'
import styles from './Settings.module.css'

export interface DeviceSettings {
  asksEveryVisit: boolean
  setAsksEveryVisit: (asks: boolean) => Promise<void>
  signOutEverywhere: () => Promise<boolean>
}

export function ThisDevice({ asksEveryVisit, setAsksEveryVisit, signOutEverywhere }: DeviceSettings) {
  const [asks, setAsks] = useState(asksEveryVisit)
  const [dialog, confirm] = useConfirm()
  const t = texts.settings.device

  function change(now: boolean) {
    setAsks(now)
    void setAsksEveryVisit(now)
  }

  async function signOut() {
    const question = {
      title: t.everywhereConfirm,
      text: t.everywhereText,
      confirmText: t.signOut,
      cancelText: t.cancel,
    }
    if (await confirm(question)) await signOutEverywhere()
  }

  return (
    <Section title={t.title}>
      <div>
        <Checkbox checked={asks} onChange={(event) => change(event.target.checked)}>
          {t.askEveryVisit}
        </Checkbox>
        <p className={styles.soft}>{t.askText}</p>
      </div>
      <div className={styles.actions}>
        <Button icon="sign-out" onClick={() => void signOut()}>
          {t.everywhere}
        </Button>
      </div>
      {dialog}
    </Section>
  )
}
