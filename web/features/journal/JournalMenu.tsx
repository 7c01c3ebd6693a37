import type { RefObject } from 'react'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import styles from './JournalHeader.module.css'

export interface MenuActions extends Pick<MemberScreenProps, 'goTo' | 'signOut'> {
  onHistory: () => void
  onEnd: () => void
}

interface Props extends MenuActions {
  companion: string
  /** There is a session to end. */
  active: boolean
  renameButton: RefObject<HTMLButtonElement | null>
  renaming: boolean
  onRename: () => void
}

/** Where it is narrow the drawings speak, and the words are read aloud. */
export function JournalMenu(props: Props) {
  const { companion, active, renameButton, renaming, onRename, onHistory, onEnd, goTo, signOut } = props
  const { menu } = texts.journal

  return (
    <nav aria-label={menu.label} className={styles.menu}>
      <Button
        ref={renameButton}
        kind="quiet"
        icon="message"
        aria-label={menu.rename(companion)}
        aria-expanded={renaming}
        className={styles.named}
        onClick={onRename}
      >
        <span className={styles.companion}>{companion}</span>
      </Button>
      <Button kind="quiet" icon="history" title={menu.history} onClick={onHistory}>
        <VisuallyHidden until="roomy">{menu.history}</VisuallyHidden>
      </Button>
      <Button kind="quiet" icon="insights" title={menu.insights} onClick={() => goTo({ view: 'insights' })}>
        <VisuallyHidden until="wide">{menu.insights}</VisuallyHidden>
      </Button>
      <Button kind="quiet" icon="settings" title={menu.settings} onClick={() => goTo({ view: 'settings' })}>
        <VisuallyHidden until="wide">{menu.settings}</VisuallyHidden>
      </Button>
      {active && (
        <Button kind="secondary" onClick={onEnd}>
          {menu.end}
        </Button>
      )}
      <Button kind="quiet" icon="sign-out" title={menu.signOut} onClick={() => void signOut()}>
        <VisuallyHidden until="wide">{menu.signOut}</VisuallyHidden>
      </Button>
    </nav>
  )
}
