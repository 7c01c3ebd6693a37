import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { DeleteAccountForm } from './DeleteAccountForm.tsx'
import { Section } from './Section.tsx'
import styles from './Settings.module.css'

interface Props {
  email: string
  onDeleted: () => Promise<void>
}

export function DeleteAccount({ email, onDeleted }: Props) {
  const [open, setOpen] = useState<boolean>()
  const t = texts.settings.remove
  return (
    <Section title={t.title}>
      <p className={styles.soft}>{t.text}</p>
      {open ? (
        <DeleteAccountForm email={email} onDeleted={onDeleted} onCancel={() => setOpen(false)} />
      ) : (
        <div className={styles.actions}>
          {/* Whoever thought better of it is back where they were. */}
          <Button kind="danger" icon="trash" autoFocus={open === false} onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        </div>
      )}
    </Section>
  )
}
