import { SUMMARY_LIST_MAX, THEME_MAX_CHARACTERS } from '../../../contract/limits.ts'
import type { Exchange } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Theme } from './summaryForm.ts'
import styles from './ThemesField.module.css'

interface Props {
  themes: readonly Theme[]
  exchanges: readonly Exchange[]
  onChange: (themes: readonly Theme[]) => void
}

/** Each theme with the writer's own sentences it points at, linked to where they stand above. */
export function ThemesField({ themes, exchanges, onChange }: Props) {
  const words = texts.journal.summary
  const rename = (id: number, name: string) =>
    onChange(themes.map((theme) => (theme.id === id ? { ...theme, name } : theme)))
  const add = () =>
    onChange([...themes, { id: 1 + Math.max(-1, ...themes.map(({ id }) => id)), name: '', sentences: [] }])

  return (
    <fieldset className={styles.themes}>
      <legend>{words.themes}</legend>
      {themes.map(({ id, name, sentences }, index) => (
        <div key={id} className={styles.theme}>
          <div className={styles.row}>
            <TextField
              label={words.theme(index + 1)}
              labelHidden
              value={name}
              maxLength={THEME_MAX_CHARACTERS}
              autoComplete="off"
              onChange={(event) => rename(id, event.target.value)}
            />
            <Button
              kind="quiet"
              icon="close"
              aria-label={words.removeTheme(name)}
              onClick={() => onChange(themes.filter((theme) => theme.id !== id))}
            />
          </div>
          <ul className={styles.sentences}>
            {sentences.map((sentence) => (
              <li key={sentence}>
                <Sentence sentence={sentence} exchanges={exchanges} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {themes.length < SUMMARY_LIST_MAX && (
        <Button kind="quiet" icon="plus" onClick={add}>
          {words.addTheme}
        </Button>
      )}
    </fieldset>
  )
}

function Sentence({ sentence, exchanges }: { sentence: string; exchanges: readonly Exchange[] }) {
  const source = exchanges.find(({ text }) => text.includes(sentence))
  if (!source) return <q>{sentence}</q>
  return (
    <a href={`#entry-${source.entryId}`}>
      <q>{sentence}</q>
    </a>
  )
}
