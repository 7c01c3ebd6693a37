import styles from './Mark.module.css'

/** The mark: a lit alcove. Decoration beside the name, so it says nothing itself. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className={styles.wall} d="M4 30V15.5a12 12 0 0 1 24 0V30Z" />
      <path className={styles.light} d="M11 30V17a5 5 0 0 1 10 0v13Z" />
    </svg>
  )
}
