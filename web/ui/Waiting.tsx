import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Waiting.module.css'

/** Something is being loaded. */
export function Spinner({ text }: { text: string }) {
  return (
    <span className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {text}
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
