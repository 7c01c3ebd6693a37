import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { verifyEmail } from '../../../contract/calls/verifyEmail.ts'
import { ask } from '../../ask.ts'
import { errorSentence } from '../../errorSentence.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextPage } from '../../ui/TextPage.tsx'
import { Spinner } from '../../ui/Waiting.tsx'

interface Props {
  token: string
  signedIn: boolean
  onDone: () => void
}

/** Where the mailed link leads; it works on any device, signed in or not. */
export function VerifyLink({ token, signedIn, onDone }: Props) {
  const { status, error } = useQuery({
    queryKey: ['verify', token],
    queryFn: () => ask(verifyEmail, { token }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const t = texts.verifyEmail.link

  // Who is signed in sees at once what comes next.
  useEffect(() => {
    if (status === 'success' && signedIn) onDone()
  }, [status, signedIn, onDone])

  const title = { pending: t.title, success: t.done, error: t.failed }[status]
  return (
    <TextPage
      skipText={texts.app.skip}
      title={title}
      actions={
        status !== 'pending' && (
          <Button kind="primary" wide onClick={onDone}>
            {signedIn ? t.goOn : t.signIn}
          </Button>
        )
      }
    >
      {status === 'pending' && <Spinner text={t.opening} />}
      {status === 'success' && <Notice kind="success">{t.doneText}</Notice>}
      {status === 'error' && (
        <Notice kind="error" title={errorSentence(error)}>
          {t.failedText}
        </Notice>
      )}
    </TextPage>
  )
}
