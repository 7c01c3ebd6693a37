import type { Unlocked } from '../../encryption/sealedField.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBox } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import { MemoryForm } from './MemoryForm.tsx'
import { RememberedSummaries } from './RememberedSummaries.tsx'
import { Section } from './Section.tsx'
import styles from './Settings.module.css'
import { useMemory } from './useMemory.ts'

export function Memory({ unlocked }: { unlocked: Unlocked }) {
  const { memory, failed, retry, ...form } = useMemory(unlocked)
  const t = texts.settings.memory

  return (
    <Section title={t.title}>
      <p className={styles.soft}>{t.text}</p>
      {failed && !memory && (
        <ErrorBox actions={<Button onClick={retry}>{texts.app.tryAgain}</Button>}>{t.failed}</ErrorBox>
      )}
      {!failed && !memory && <Spinner text={texts.settings.loading} />}
      {memory && (
        <>
          <MemoryForm memory={memory} {...form} />
          <RememberedSummaries summaries={memory.summaries} memoryOn={memory.memoryOn} />
        </>
      )}
    </Section>
  )
}
