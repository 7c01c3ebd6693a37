import { type ReactNode, useId } from 'react'
import { classNames } from './classNames.ts'
import styles from './Field.module.css'

export interface FieldProps {
  label: string
  /** A quiet word after the label, such as "required". */
  note?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Keeps the label for screen readers only; the placeholder has to say it too. */
  labelHidden?: boolean | undefined
}

/** What the field's control must carry to belong to its label, hint and error. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  children: (control: ControlAttributes) => ReactNode
}

export function Field({ label, note, hint, error, labelHidden, children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classNames(styles.label, labelHidden && styles.hidden)}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
