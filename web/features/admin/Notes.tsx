import * as texts from '../../texts/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './AdminPanel.module.css'

export function Notes() {
  const { title, list } = texts.admin.notes
  return (
    <Notice title={title}>
      <ul className={styles.notes}>
        {list.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Notice>
  )
}
