import { type FormEvent, useState } from 'react'
import { saveCompanionName } from '../../../contract/calls/saveCompanionName.ts'
import { COMPANION_NAME_MAX_CHARACTERS } from '../../../contract/limits.ts'
import {
  companionName,
  DEFAULT_COMPANION_NAME,
  SUGGESTED_COMPANION_NAMES,
} from '../../../contract/validation/companionName.ts'
import { ask } from '../../ask.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'
import * as texts from '../../texts/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSending } from '../../useSending.ts'
import styles from './RenamePanel.module.css'

interface Props {
  unlocked: Unlocked
  companion: string
  onClose: () => void
}

export function RenamePanel({ unlocked, companion, onClose }: Props) {
  const words = texts.journal.rename
  const [name, setName] = useState(companion)
  const { busy, problem, setProblem, send } = useSending(() => words.failed)

  const save = (text: string) =>
    send(async () => {
      const chosen = companionName(text)
      const field = sealedField(unlocked, 'users', unlocked.userId, 'chatbot_name')
      await ask(saveCompanionName, {
        chatbot_name: chosen === DEFAULT_COMPANION_NAME ? null : await field.seal(chosen),
      })
      onClose()
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(name)
  }

  return (
    <form
      className={styles.panel}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextField
        label={words.label}
        hint={words.hint}
        value={name}
        maxLength={COMPANION_NAME_MAX_CHARACTERS}
        autoComplete="off"
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className={styles.suggestions}>
        <legend>{words.suggestions}</legend>
        {SUGGESTED_COMPANION_NAMES.map((suggestion) => (
          <Button key={suggestion} aria-pressed={name === suggestion} onClick={() => setName(suggestion)}>
            {suggestion}
          </Button>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button kind="primary" type="submit" busy={busy}>
          {words.save}
        </Button>
        <Button busy={busy} onClick={() => void save('')}>
          {words.reset(DEFAULT_COMPANION_NAME)}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
      {problem && (
        <AlertDialog
          title={problem}
          closeText={texts.journal.ending.close}
          onClose={() => setProblem(undefined)}
        />
      )}
    </form>
  )
}
