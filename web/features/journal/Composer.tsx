import type { FormEvent, KeyboardEvent } from 'react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { MESSAGE_MAX_CHARACTERS } from '../../../contract/limits.ts'
import { maySend } from '../../../contract/states/session.ts'
import { MESSAGE_EMPTY, problemWithMessage } from '../../../contract/validation/message.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import styles from './Composer.module.css'
import type { JournalState } from './core.ts'
import type { Journal } from './journal.ts'
import type { DraftKeeper, Written } from './keeping/draftKeeper.ts'
import { MemoryChoice } from './MemoryChoice.tsx'
import { ModeBanner } from './ModeBanner.tsx'
import { send } from './sending.ts'

interface Props {
  journal: Journal
  state: JournalState
  draft: DraftKeeper
}

/** Once a mode is chosen: its banner, the text area, and Send. At the limit, what is sent is saved without a reply. */
export function Composer({ journal, state, draft }: Props) {
  const { session } = state
  const { write } = draft
  const written = useSyncExternalStore(draft.subscribe, draft.get)
  const { text } = written
  const area = useRef<HTMLTextAreaElement>(null)
  const words = texts.journal.composer

  useEffect(() => area.current?.focus(), [])

  async function submit() {
    if (!maySend(journal.get().session, text)) return
    area.current?.focus()
    await draft.handOver((message) => send(journal, message))
  }
  if (session.mode === undefined) return null

  const tooMuch = problemWithMessage(text)
  return (
    <form className={styles.composer} onSubmit={(event) => submitBy(event, submit)}>
      <ModeBanner mode={session.mode} onChange={() => journal.dispatch({ type: 'modeCleared' })}>
        <MemoryChoice journal={journal} state={state} />
      </ModeBanner>
      <TextArea
        ref={area}
        journal
        label={words.label}
        labelHidden
        value={text}
        placeholder={session.limitReached ? words.limitPlaceholder : words.placeholder}
        error={tooMuch === MESSAGE_EMPTY ? undefined : tooMuch}
        enterKeyHint="send"
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => isSendKey(event) && submitBy(event, submit)}
      />
      <div className={styles.below}>
        <span className={styles.facts}>
          <span>{counterOf(text)}</span>
          <span>{draftText(written)}</span>
        </span>
        <Button
          kind="primary"
          type="submit"
          icon={session.limitReached ? 'device' : 'send'}
          disabled={!maySend(session, text)}
        >
          {session.limitReached ? words.saveOnly : words.send}
        </Button>
      </div>
    </form>
  )
}

function submitBy(event: FormEvent | KeyboardEvent, submit: () => Promise<void>) {
  event.preventDefault()
  void submit()
}

/** Not the Enter that takes a suggestion of an input method; Safari tells that one only by its code. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229

const counterOf = (text: string) =>
  texts.journal.composer.counter(text.length.toLocaleString(), MESSAGE_MAX_CHARACTERS.toLocaleString())

function draftText({ kept }: Written): string {
  const { draftKept, draftOnlyHere } = texts.journal.composer
  if (kept === 'on-device') return `· ${draftKept}`
  return kept === 'only-here' ? `· ${draftOnlyHere}` : ''
}
