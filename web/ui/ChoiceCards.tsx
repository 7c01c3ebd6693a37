import type { ReactNode, Ref } from 'react'
import styles from './ChoiceCards.module.css'
import { Icon, type IconName } from './Icon.tsx'

export interface Choice<Value extends string> {
  value: Value
  title: string
  text?: ReactNode
  icon?: IconName
}

interface Props<Value extends string> {
  ref?: Ref<HTMLFieldSetElement>
  legend: string
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
}

/** A few ways to go on, each a large button with a sentence; choosing is going. */
export function ChoiceCards<Value extends string>({ ref, legend, choices, onChoose }: Props<Value>) {
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, title, text, icon }) => (
        <button key={value} type="button" className={styles.choice} onClick={() => onChoose(value)}>
          {icon && <Icon name={icon} />}
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.text}>{text}</span>}
        </button>
      ))}
    </fieldset>
  )
}
