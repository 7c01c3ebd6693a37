import { useEffect } from 'react'
import * as texts from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { TextPage } from '../ui/TextPage.tsx'
import { useSignIn } from './useSignIn.ts'

export function Unreachable() {
  const { start } = useSignIn()
  const { title, text } = texts.app.unreachable

  useEffect(() => {
    const again = () => void start()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [start])

  return (
    <TextPage
      skipText={texts.app.skip}
      title={title}
      actions={
        <Button kind="primary" icon="refresh" onClick={() => void start()}>
          {texts.app.tryAgain}
        </Button>
      }
    >
      <p>{text}</p>
    </TextPage>
  )
}
