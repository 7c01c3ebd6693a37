import { Component, type ReactNode } from 'react'
import * as texts from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { TextPage } from '../ui/TextPage.tsx'

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
      <TextPage
        skipText={texts.app.skip}
        title={title}
        actions={
          <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
            {reload}
          </Button>
        }
      >
        <p>{text}</p>
      </TextPage>
    )
  }
}
