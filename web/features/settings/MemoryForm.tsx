import { useState } from 'react'
import { MESSAGE_MAX_CHARACTERS } from '../../../contract/limits.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorBox } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { MemoryOnDevice } from './memory.ts'
import styles from './Settings.module.css'

interface Props {
  memory: MemoryOnDevice
  busy: boolean
  problem: string | undefined
  save: (change: { memoryOn?: boolean; notes?: string }) => void
}

export function MemoryForm({ memory, busy, problem, save }: Props) {
  const [notes, setNotes] = useState(memory.notes)
  const t = texts.settings.memory

  function clear() {
    setNotes('')
    save({ notes: '' })
  }

  return (
    <>
      <Checkbox checked={memory.memoryOn} onChange={(event) => save({ memoryOn: event.target.checked })}>
        {t.on}
      </Checkbox>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <TextArea
        journal
        label={t.notes}
        hint={t.notesHint}
        maxLength={MESSAGE_MAX_CHARACTERS}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <div className={styles.actions}>
        <Button kind="primary" busy={busy} disabled={notes === memory.notes} onClick={() => save({ notes })}>
          {t.save}
        </Button>
        {memory.notes !== '' && (
          <Button icon="trash" busy={busy} onClick={clear}>
            {t.clear}
          </Button>
        )}
      </div>
    </>
  )
}
