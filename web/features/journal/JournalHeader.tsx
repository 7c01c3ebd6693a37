import { useState } from 'react'
import { journalTitle } from '../../texts/journalTitle.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
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
              <Button kind="quiet" icon="history" onClick={onHistory}>
                <span className={styles.roomy}>{menu.history}</span>
              </Button>
              <Button kind="quiet" icon="thread" onClick={() => props.goTo({ view: 'insights' })}>
                <span className={styles.rare}>{menu.insights}</span>
              </Button>
              <Button kind="quiet" icon="settings" onClick={() => props.goTo({ view: 'settings' })}>
                <span className={styles.rare}>{menu.settings}</span>
              </Button>
              {active && (
                <Button kind="secondary" onClick={onEnd}>
                  {menu.end}
                </Button>
              )}
              <Button kind="quiet" icon="sign-out" onClick={() => void props.signOut()}>
                <span className={styles.rare}>{menu.signOut}</span>
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
