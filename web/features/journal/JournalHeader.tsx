import { useRef, useState } from 'react'
import { journalTitle } from '../../texts/journalTitle.ts'
import * as texts from '../../texts/texts.ts'
import { Mark } from '../../ui/Mark.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import type { JournalState } from './core.ts'
import styles from './JournalHeader.module.css'
import { JournalMenu, type MenuActions } from './JournalMenu.tsx'
import { MessagesLeft } from './MessagesLeft.tsx'
import { RenamePanel } from './RenamePanel.tsx'

interface Props extends MenuActions, Pick<MemberScreenProps, 'account' | 'unlocked'> {
  companion: string
  state: JournalState
}

export function JournalHeader({ account, unlocked, companion, state, ...menu }: Props) {
  const [renaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const { greeting, subtitle } = texts.journal
  const name = account.profile?.name ?? ''

  return (
    <div className={styles.header}>
      <PageHeader
        title={journalTitle(account)}
        subtitle={<span className={styles.subtitle}>{subtitle}</span>}
        start={<Mark />}
        actions={
          <>
            <span className={styles.facts}>
              {state.usage && <MessagesLeft usage={state.usage} />}
              {name && <span className={styles.greeting}>{greeting(name)}</span>}
            </span>
            <JournalMenu
              {...menu}
              companion={companion}
              active={!state.loading && state.session.phase === 'active'}
              renameButton={renameButton}
              renaming={renaming}
              onRename={() => setRenaming(!renaming)}
            />
          </>
        }
      />
      {renaming && (
        <RenamePanel
          unlocked={unlocked}
          companion={companion}
          onClose={() => {
            setRenaming(false)
            renameButton.current?.focus()
          }}
        />
      )}
    </div>
  )
}
