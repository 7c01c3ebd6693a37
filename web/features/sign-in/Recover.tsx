import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openRecovery } from '../../../contract/calls/openRecovery.ts'
import { ask } from '../../ask.ts'
import { errorSentence } from '../../errorSentence.ts'
import * as texts from '../../texts/texts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ErrorBox } from '../../ui/Notice.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import { FirstPassword } from './FirstPassword.tsx'
import { Heading } from './Heading.tsx'
import styles from './Login.module.css'
import { RecoverForm } from './RecoverForm.tsx'
import { hasKey } from './recover.ts'
import { StartOver } from './StartOver.tsx'
import type { SignedInWithKeys } from './signIn.ts'

interface Props {
  token: string
  onSignedIn: (result: SignedInWithKeys) => Promise<void>
}

/** Where the mailed recovery link leads. */
export function Recover({ token, onSignedIn }: Props) {
  const [opened, setOpened] = useState(false)
  const link = useQuery({
    // It opens once: signing in forgets the answer, which is not asked for again on the way out.
    enabled: !opened,
    queryKey: ['recovery', token],
    queryFn: ({ signal }) => ask(openRecovery, { token }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (link.isSuccess && !opened) setOpened(true)
  const [codeLost, setCodeLost] = useState(false)
  const t = texts.signIn.recover

  return (
    <PageFrame skipText={texts.app.skip} width="form">
      <div className={styles.page}>
        {!link.data && <Heading title={t.title} />}
        {link.isPending && <Spinner text={t.opening} />}
        {link.isError && (
          <ErrorBox actions={<ButtonLink href="/login">{t.askForLink}</ButtonLink>}>
            {errorSentence(link.error)}
          </ErrorBox>
        )}
        {link.data && !hasKey(link.data) && (
          <FirstPassword token={token} recovery={link.data} onSignedIn={onSignedIn} />
        )}
        {link.data && hasKey(link.data) && (
          <>
            {codeLost ? (
              <StartOver token={token} recovery={link.data} onSignedIn={onSignedIn} />
            ) : (
              <RecoverForm token={token} recovery={link.data} onSignedIn={onSignedIn} />
            )}
            <div className={styles.below}>
              <Button kind="quiet" onClick={() => setCodeLost(!codeLost)}>
                {codeLost ? t.haveCode : t.lostCode}
              </Button>
            </div>
          </>
        )}
      </div>
    </PageFrame>
  )
}
