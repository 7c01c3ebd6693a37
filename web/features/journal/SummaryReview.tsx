import { type FormEvent, useState } from 'react'
import { SUMMARY_OVERVIEW_MAX_CHARACTERS } from '../../../contract/limits.ts'
import type { Exchange } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSending } from '../../useSending.ts'
import type { SummaryDraft } from './core.ts'
import { cancelEnding, saveEnding } from './ending.ts'
import { FocusedHeading } from './FocusedHeading.tsx'
import type { Journal } from './journal.ts'
import styles from './SummaryReview.module.css'
import { editable, edited } from './summaryForm.ts'
import { ThemesField } from './ThemesField.tsx'

interface Props {
  journal: Journal
  draft: SummaryDraft
  exchanges: readonly Exchange[]
}

/** The summary before it is saved: all of it can be changed, and the mood is only what the writer says (design §7). */
export function SummaryReview({ journal, draft, exchanges }: Props) {
  const [form, setForm] = useState(() => editable(draft.summary))
  const [mood, setMood] = useState('')
  const words = texts.journal.summary
  const { busy, problem, setProblem, send } = useSending(() => texts.journal.ending.failed)

  function submit(event: FormEvent) {
    event.preventDefault()
    void send(() => saveEnding(journal, edited(form), mood))
  }

  return (
    <Card as="form" aria-labelledby="summary-title" onSubmit={submit}>
      <FocusedHeading id="summary-title">{words.title}</FocusedHeading>
      <p className={styles.note}>{words.text}</p>
      {draft.local && <Notice>{words.local}</Notice>}
      <TextArea
        journal
        label={words.overview}
        maxLength={SUMMARY_OVERVIEW_MAX_CHARACTERS}
        value={form.overview}
        onChange={(event) => setForm({ ...form, overview: event.target.value })}
      />
      <ThemesField
        themes={form.themes}
        exchanges={exchanges}
        onChange={(themes) => setForm({ ...form, themes })}
      />
      <TextArea
        label={words.growth}
        hint={words.growthHint}
        value={form.growth}
        onChange={(event) => setForm({ ...form, growth: event.target.value })}
      />
      <TextField
        label={words.mood}
        note={words.moodNote}
        hint={words.moodHint}
        value={mood}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setMood(event.target.value)}
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit" busy={busy} busyText={words.saving}>
          {words.save}
        </Button>
        <Button onClick={() => cancelEnding(journal)}>{words.cancel}</Button>
      </div>
      {problem && (
        <AlertDialog
          title={problem}
          closeText={texts.journal.ending.close}
          onClose={() => setProblem(undefined)}
        />
      )}
    </Card>
  )
}
