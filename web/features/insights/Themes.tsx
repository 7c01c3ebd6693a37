import type { MouseEvent } from 'react'
import * as texts from '../../texts/texts.ts'
import { Card } from '../../ui/Card.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import styles from './Insights.module.css'
import type { RecurringTheme } from './lookBack.ts'
import { Day } from './Weeks.tsx'

interface Props extends Pick<MemberScreenProps, 'goTo'> {
  themes: readonly RecurringTheme[]
}

export function Themes({ themes, goTo }: Props) {
  const words = texts.insights.themes

  function open(event: MouseEvent, session: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goTo({ view: 'history', session })
  }

  return (
    <Card as="section" aria-labelledby="themes">
      <h2 id="themes">{words.title}</h2>
      <p className={styles.note}>{themes.length === 0 ? words.empty : words.text}</p>
      <ul className={styles.themes}>
        {themes.map(({ name, sessions }) => (
          <li key={name}>
            <b>{name}</b> <span className={styles.note}>{words.times(sessions.length)}</span>
            <div className={styles.links}>
              {sessions.map(({ id, sessionDate }) => (
                <a key={id} href={`/app?view=history&session=${id}`} onClick={(event) => open(event, id)}>
                  <Day value={sessionDate} />
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
