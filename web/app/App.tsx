import { useEffect, useState } from 'react'
import { Route, Switch } from 'wouter'
import { countReferral } from '../countReferral.ts'
import { encryptionAvailable } from '../encryption/environment.ts'
import { CrisisHelp } from '../features/crisis-help/CrisisHelp.tsx'
import { AnnouncerProvider } from '../ui/Announcer.tsx'
import { AppBar } from './AppBar.tsx'
import { AppRoute } from './AppRoute.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { LoginRoute } from './LoginRoute.tsx'
import { NoEncryption } from './NoEncryption.tsx'
import type { SignInStore } from './signInStore.ts'
import { SupportProvider } from './support.ts'
import { SignInProvider } from './useSignIn.ts'

interface Props {
  signIn: SignInStore
}

/** Help first: the bar and its dialog stand outside of everything that can fail. */
export function App({ signIn }: Props) {
  const [supportOpen, setSupportOpen] = useState(false)

  function openSupport() {
    setSupportOpen(true)
    countReferral('help-opened')
  }

  return (
    <SupportProvider value={openSupport}>
      <AppBar openSupport={openSupport} />
      <CrashBoundary>
        <AnnouncerProvider>
          <SignInProvider value={signIn}>
            {encryptionAvailable() ? <Routes /> : <NoEncryption />}
          </SignInProvider>
        </AnnouncerProvider>
      </CrashBoundary>
      {supportOpen && <CrisisHelp onClose={() => setSupportOpen(false)} />}
    </SupportProvider>
  )
}

/** Spec §2. */
function Routes() {
  return (
    <Switch>
      <Route path="/login" component={LoginRoute} />
      <Route path="/app" component={AppRoute} />
      <Route component={ToLanding} />
    </Switch>
  )
}

/** The landing page is another document. */
function ToLanding() {
  useEffect(() => location.replace('/'), [])
  return null
}
