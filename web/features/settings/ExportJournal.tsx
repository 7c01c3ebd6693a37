import { useState } from 'react'
import type { Unlocked } from '../../encryption/sealedField.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox, Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import { useSending } from '../../useSending.ts'
import { exportJournal, type Format } from './exportJournal.ts'
import { Section } from './Section.tsx'
import styles from './Settings.module.css'

export function ExportJournal({ unlocked }: { unlocked: Unlocked }) {
  const [count, setCount] = useState(0)
  const [done, setDone] = useState<string>()
  const { busy, problem, send } = useSending()
  const t = texts.settings.export

  function save(format: Format) {
    setCount(0)
    setDone(undefined)
    void send(async () => {
      const { entries, sessions, unreadable } = await exportJournal(unlocked, format, setCount)
      const said = t.done(entries.length, sessions.length)
      setDone(unreadable > 0 ? `${said} ${t.unreadable(unreadable)}` : said)
    })
  }

  return (
    <Section title={t.title}>
      <p className={styles.soft}>{t.text}</p>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      {done && <Notice kind="success">{done}</Notice>}
      <div className={styles.actions}>
        <Button icon="download" busy={busy} onClick={() => save('markdown')}>
          {t.markdown}
        </Button>
        <Button icon="download" busy={busy} onClick={() => save('json')}>
          {t.json}
        </Button>
      </div>
      {busy && <Spinner text={t.working(count)} />}
    </Section>
  )
}
