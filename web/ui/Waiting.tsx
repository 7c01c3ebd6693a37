import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Waiting.module.css'

/** Something is being loaded. The text stands beside it, or is only read aloud. */
export function Spinner({ text, textHidden = false }: { text: string; textHidden?: boolean }) {
  return (
    <span className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {textHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </span>
  )
}

/** Someone is thinking. */
export function ThinkingDots({ text }: { text: string }) {
  return (
    <span className={styles.waiting} role="status">
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
