import { useState } from 'react'
import { ConfirmRecoveryCode } from './ConfirmRecoveryCode.tsx'
import { ShowRecoveryCode } from './ShowRecoveryCode.tsx'

interface Props {
  code: string
  email: string
  finishText: string
  /** What the code protects is made now; throws when that did not work, and may be called again. */
  onKept: () => Promise<void>
}

/** Shows the code once, and goes on when one of its groups was typed back. */
export function KeepRecoveryCode({ code, email, finishText, onKept }: Props) {
  const [confirming, setConfirming] = useState(false)

  return confirming ? (
    <ConfirmRecoveryCode
      code={code}
      finishText={finishText}
      onConfirmed={onKept}
      onShowAgain={() => setConfirming(false)}
    />
  ) : (
    <ShowRecoveryCode code={code} email={email} onNext={() => setConfirming(true)} />
  )
}
