import { sentencesFor } from '../../../contract/entities/sessionSummary.ts'
import * as texts from '../../texts/texts.ts'
import { Card } from '../../ui/Card.tsx'
import type { OpenedItem } from './openConversation.ts'
import type { OpenedSession } from './openSummary.ts'
import styles from './SessionDetail.module.css'

interface Props {
  session: OpenedSession
  conversation: readonly OpenedItem[]
}

export function SummaryBlock({ session: { summary, aiSummary, mood }, conversation }: Props) {
  const { session: words, noSummary, errors, mood: moodWord } = texts.history
  const themes = aiSummary?.coreThemes.primary ?? []
  const growth = aiSummary?.emotionalPatterns.growth_indicators ?? []

  return (
    <Card as="section" aria-labelledby="summary">
      <h2 id="summary">{words.summary}</h2>
      {summary === 'none' && <p>{noSummary}</p>}
      {summary === 'unavailable' && <p className={styles.unreadable}>{errors.decrypt}</p>}
      {typeof summary === 'object' && <p className={styles.overview}>{summary.text}</p>}
      {mood && (
        <p>
          <b>{moodWord}:</b> {mood}
        </p>
      )}
      {themes.length > 0 && (
        <div>
          <h3>{words.themes}</h3>
          <ul className={styles.themes}>
            {themes.map((theme) => (
              <li key={theme}>
                {theme}
                <Sentences
                  sentences={aiSummary ? sentencesFor(aiSummary, theme) : []}
                  conversation={conversation}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {growth.length > 0 && (
        <div>
          <h3>{words.growth}</h3>
          <ul className={styles.growth}>
            {growth.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

/** The writer's own, linked to where they stand below. */
function Sentences({
  sentences,
  conversation,
}: { sentences: readonly string[] } & Pick<Props, 'conversation'>) {
  if (sentences.length === 0) return null
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence) => {
        const source = conversation.find(({ type, text }) => type === 'user' && text?.includes(sentence))
        const quote = <q>{sentence}</q>
        return <li key={sentence}>{source ? <a href={`#entry-${source.entryId}`}>{quote}</a> : quote}</li>
      })}
    </ul>
  )
}
