import { Redirect, useLocation, useSearchParams } from 'wouter'
import * as texts from '../texts/texts.ts'
import { AccountGate } from './AccountGate.tsx'
import { Opening } from './Opening.tsx'
import { Screen } from './Screen.tsx'
import { VerifyLink } from './screens.ts'
import { Unreachable } from './Unreachable.tsx'
import { useSignInState } from './useSignIn.ts'

/** /app, and where the mailed verification link leads. */
export function AppRoute() {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const state = useSignInState()
  const verifyToken = query.get('verify')

  if (state.status === 'starting') return <Opening text={texts.app.opening} />
  if (verifyToken) {
    return (
      <Screen title={texts.app.titles.verifyEmail}>
        <VerifyLink
          token={verifyToken}
          signedIn={state.status === 'signed-in'}
          onDone={() => navigate('/app', { replace: true })}
        />
      </Screen>
    )
  }
  if (state.status === 'unreachable') return <Unreachable />
  if (state.status === 'signed-out') return <Redirect to="/login" replace />
  return <AccountGate account={state.account} keys={state.keys} />
}
