import type { ComponentPropsWithRef } from 'react'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'

/** One line of text: name, address, code. Everything else an `<input>` takes is passed on. */
export function TextField({
  label,
  note,
  hint,
  error,
  labelHidden,
  ...input
}: FieldProps & ComponentPropsWithRef<'input'>) {
  return (
    <Field label={label} note={note} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => <input type="text" {...input} {...control} className={styles.control} />}
    </Field>
  )
}
