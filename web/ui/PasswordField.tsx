import { type ComponentPropsWithRef, useState } from 'react'
import fieldStyles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './PasswordField.module.css'

interface Props extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Names of the button beside the field, such as "Show password". */
  showText: string
  hideText: string
}

export function PasswordField({
  label,
  note,
  hint,
  error,
  labelHidden,
  showText,
  hideText,
  ...input
}: Props) {
  const [shown, setShown] = useState(false)

  return (
    <Field label={label} note={note} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        <div className={styles.row}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${fieldStyles.control} ${styles.input}`}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? hideText : showText}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  )
}
