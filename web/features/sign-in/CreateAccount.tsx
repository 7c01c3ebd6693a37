import * as texts from '../../texts/texts.ts'
import { KeepRecoveryCode } from './KeepRecoveryCode.tsx'
import type { SignedInWithKeys } from './signIn.ts'
import { type PreparedSignUp, sendSignUp } from './signUp.ts'

interface Props {
  prepared: PreparedSignUp
  onSignedIn: (result: SignedInWithKeys) => Promise<void>
}

/** The last step of signing up: the recovery code is kept, then the account is made. */
export function CreateAccount({ prepared, onSignedIn }: Props) {
  return (
    <KeepRecoveryCode
      code={prepared.recoveryCode}
      email={prepared.request.email}
      finishText={texts.signIn.recoveryCode.create}
      onKept={async () => onSignedIn(await sendSignUp(prepared))}
    />
  )
}
