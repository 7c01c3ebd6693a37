import type { ComponentPropsWithRef } from 'react'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'

/** The system's own list of choices; `<option>`s come in as children. */
export function SelectField({
  label,
  note,
  hint,
  error,
  labelHidden,
  ...select
}: FieldProps & ComponentPropsWithRef<'select'>) {
  return (
    <Field label={label} note={note} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => <select {...select} {...control} className={styles.control} />}
    </Field>
  )
}
