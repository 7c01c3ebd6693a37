import { useState } from 'react'
import { saveTextFile } from '../../saveTextFile.ts'
import * as texts from '../../texts/texts.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Heading } from './Heading.tsx'
import loginStyles from './Login.module.css'
import styles from './RecoveryCode.module.css'
import { groupsOf } from './recoveryCodeGroups.ts'

interface Props {
  code: string
  email: string
  onNext: () => void
}

export function ShowRecoveryCode({ code, email, onNext }: Props) {
  const [copied, setCopied] = useState(false)
  const announce = useAnnounce()
  const t = texts.signIn.recoveryCode

  async function copy() {
    await navigator.clipboard.writeText(code)
    setCopied(true)
    announce(t.copied)
  }

  return (
    <>
      <Heading title={t.title} subtitle={t.why} takesFocus />
      <Card>
        <p className={styles.label} id="recovery-code">
          {t.label}
        </p>
        <ol className={styles.code} aria-labelledby="recovery-code">
          {groupsOf(code).map(({ place, text }) => (
            <li key={place}>{text}</li>
          ))}
        </ol>
        <div className={styles.actions}>
          <Button icon={copied ? 'check' : 'lines'} onClick={() => void copy()}>
            {copied ? t.copied : t.copy}
          </Button>
          <Button icon="download" onClick={() => saveTextFile(t.fileName, t.fileText(code, email))}>
            {t.download}
          </Button>
          <Button onClick={() => window.print()}>{t.print}</Button>
        </div>
      </Card>
      <p className={loginStyles.soft}>{t.keep}</p>
      <Button kind="primary" wide onClick={onNext}>
        {t.next}
      </Button>
    </>
  )
}
