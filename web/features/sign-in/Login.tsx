import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { AccessForm } from './AccessForm.tsx'
import { CreateAccount } from './CreateAccount.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import styles from './Login.module.css'
import type { SignedInWithKeys } from './signIn.ts'
import type { PreparedSignUp } from './signUp.ts'

interface Props {
  /** Something to know before signing in, such as that a sign-in has expired. */
  notice?: string | undefined
  onSignedIn: (result: SignedInWithKeys) => Promise<void>
}

type Step = { name: 'access' } | { name: 'forgotten' } | { name: 'create'; prepared: PreparedSignUp }

/** 'Access Your Journal' (spec §2). */
export function Login({ notice, onSignedIn }: Props) {
  const [step, setStep] = useState<Step>({ name: 'access' })
  const [email, setEmail] = useState('')

  return (
    <PageFrame skipText={texts.app.skip} width="form" header={<Back />}>
      <div className={styles.page}>
        {step.name === 'access' && (
          <AccessForm
            notice={notice}
            onSignedIn={onSignedIn}
            onPrepared={(prepared) => setStep({ name: 'create', prepared })}
            onForgotten={(typed) => {
              setEmail(typed)
              setStep({ name: 'forgotten' })
            }}
          />
        )}
        {step.name === 'forgotten' && (
          <ForgottenPassword email={email} onBack={() => setStep({ name: 'access' })} />
        )}
        {step.name === 'create' && <CreateAccount prepared={step.prepared} onSignedIn={onSignedIn} />}
      </div>
    </PageFrame>
  )
}

/** The landing page is a page of its own, so this is a link like any other. */
function Back() {
  return (
    <header className={styles.header}>
      <ButtonLink kind="quiet" icon="arrow-left" href="/">
        {texts.signIn.back}
      </ButtonLink>
      <Mark />
    </header>
  )
}
