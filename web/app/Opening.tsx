import { Mark } from '../ui/Mark.tsx'
import { Spinner } from '../ui/Waiting.tsx'
import styles from './Opening.module.css'

/** Shown at once, while a screen or an account is on its way. */
export function Opening({ text }: { text: string }) {
  return (
    <main className={styles.opening}>
      <Mark />
      <Spinner text={text} />
    </main>
  )
}
