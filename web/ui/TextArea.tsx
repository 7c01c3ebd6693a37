import type { ComponentPropsWithRef } from 'react'
import { classNames } from './classNames.ts'
import fieldStyles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'
import styles from './TextArea.module.css'

interface Props extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'value'> {
  value: string
  /** Set in the journal's serif. */
  journal?: boolean
}

/** Grows with what is written, up to half the screen; then it scrolls. */
export function TextArea({ label, note, hint, error, labelHidden, journal, ...area }: Props) {
  return (
    <Field label={label} note={note} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        // The copy in data-text gives the grid its height; the text area fills it.
        <div className={classNames(styles.grow, journal && styles.journal)} data-text={area.value}>
          <textarea rows={2} {...area} {...control} className={fieldStyles.control} />
        </div>
      )}
    </Field>
  )
}
