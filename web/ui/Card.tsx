import type { HTMLAttributes } from 'react'
import styles from './Card.module.css'
import { classNames } from './classNames.ts'

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'form'
}

/** A sheet of paper on the page. */
export function Card({ as: Element = 'div', className, ...rest }: Props) {
  return <Element {...rest} className={classNames(styles.card, className)} />
}
