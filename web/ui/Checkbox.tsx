import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Checkbox.module.css'

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  children: ReactNode
}

export function Checkbox({ children, ...input }: Props) {
  return (
    <label className={styles.checkbox}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  )
}
