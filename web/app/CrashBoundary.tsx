import { Component, type ReactNode } from 'react'
import * as texts from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { MessagePage } from './MessagePage.tsx'

/** Catches what no screen expected, and says so kindly. React knows such a boundary only as a class. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    const { title, text, reload } = texts.app.crash
    return (
      <MessagePage
        title={title}
        action={
          <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
            {reload}
          </Button>
        }
      >
        <p>{text}</p>
      </MessagePage>
    )
  }
}
