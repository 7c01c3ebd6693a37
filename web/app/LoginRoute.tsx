import { Redirect, useLocation, useSearchParams } from 'wouter'
import type { SignedInWithKeys } from '../features/sign-in/signIn.ts'
import * as texts from '../texts/texts.ts'
import { Opening } from './Opening.tsx'
import { Screen } from './Screen.tsx'
import { Login, Recover } from './screens.ts'
import { useSignIn, useSignInState } from './useSignIn.ts'

/** /login, and where the mailed recovery link leads. */
export function LoginRoute() {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const store = useSignIn()
  const state = useSignInState()
  const recoveryToken = query.get('recover')
  const { titles } = texts.app

  async function signedIn({ signedIn, keys }: SignedInWithKeys) {
    await store.signedIn(signedIn, keys)
    navigate('/app', { replace: true })
  }

  if (recoveryToken) {
    return (
      <Screen title={titles.recovery}>
        <Recover token={recoveryToken} onSignedIn={signedIn} />
      </Screen>
    )
  }
  if (state.status === 'starting') return <Opening text={texts.app.openingScreen} />
  if (state.status === 'signed-in') return <Redirect to="/app" replace />
  const expired = state.status === 'signed-out' && state.expired
  return (
    <Screen title={titles.signIn}>
      <Login notice={expired ? texts.signIn.signedOutBecauseExpired : undefined} onSignedIn={signedIn} />
    </Screen>
  )
}
