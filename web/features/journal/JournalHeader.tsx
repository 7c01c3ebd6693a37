import { useState } from 'react'
import { journalTitle } from '../../texts/journalTitle.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import type { JournalState } from './core.ts'
import styles from './JournalHeader.module.css'
import type { Journal } from './journal.ts'
import { MessagesLeft } from './MessagesLeft.tsx'
import { RenamePanel } from './RenamePanel.tsx'

interface Props extends MemberScreenProps {
  journal: Journal
  companion: string
  state: JournalState
  onHistory: () => void
  onEnd: () => void
}

export function JournalHeader({ companion, state, onHistory, onEnd, ...props }: Props) {
  const [renaming, setRenaming] = useState(false)
  const { menu, greeting, subtitle } = texts.journal
  const name = props.account.profile?.name ?? ''
  const active = !state.loading && state.session.phase === 'active'

  return (
    <div className={styles.header}>
      <PageHeader
        title={journalTitle(props.account)}
        subtitle={<span className={styles.subtitle}>{subtitle}</span>}
        start={<Mark />}
        actions={
          <>
            <span className={styles.facts}>
              {state.usage && <MessagesLeft usage={state.usage} />}
              {name && <span className={styles.greeting}>{greeting(name)}</span>}
            </span>
            {/* Where it is narrow the drawings speak, and the words are read aloud. */}
            <nav aria-label={menu.label} className={styles.menu}>
              <Button
                kind="quiet"
                icon="message"
                aria-label={menu.rename(companion)}
                aria-expanded={renaming}
                className={styles.named}
                onClick={() => setRenaming(!renaming)}
              >
                <span className={styles.companion}>{companion}</span>
              </Button>
              <Button kind="quiet" icon="history" title={menu.history} onClick={onHistory}>
                <VisuallyHidden until="roomy">{menu.history}</VisuallyHidden>
              </Button>
              <Button
                kind="quiet"
                icon="insights"
                title={menu.insights}
                onClick={() => props.goTo({ view: 'insights' })}
              >
                <VisuallyHidden until="wide">{menu.insights}</VisuallyHidden>
              </Button>
              <Button
                kind="quiet"
                icon="settings"
                title={menu.settings}
                onClick={() => props.goTo({ view: 'settings' })}
              >
                <VisuallyHidden until="wide">{menu.settings}</VisuallyHidden>
              </Button>
              {active && (
                <Button kind="secondary" onClick={onEnd}>
                  {menu.end}
                </Button>
              )}
              <Button kind="quiet" icon="sign-out" title={menu.signOut} onClick={() => void props.signOut()}>
                <VisuallyHidden until="wide">{menu.signOut}</VisuallyHidden>
              </Button>
            </nav>
          </>
        }
      />
      {renaming && (
        <RenamePanel unlocked={props.unlocked} companion={companion} onClose={() => setRenaming(false)} />
      )}
    </div>
  )
}
