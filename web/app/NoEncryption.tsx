import * as texts from '../texts/texts.ts'
import { TextPage } from '../ui/TextPage.tsx'
import styles from './NoEncryption.module.css'

/** Plain http on a network address: there is no fallback (design §5). */
export function NoEncryption() {
  const { title, text, doTitle, steps } = texts.app.noEncryption
  return (
    <TextPage skipText={texts.app.skip} title={title}>
      <p>{text}</p>
      <h2>{doTitle}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </TextPage>
  )
}
