import type { ReactNode } from 'react'
import type { Account } from '../../contract/entities/userProfile.ts'
import { type Gate, gateOf } from '../../contract/states/accountGate.ts'
import type { Keys } from '../encryption/accountKey.ts'
import * as texts from '../texts/texts.ts'
import { Member } from './Member.tsx'
import { Screen } from './Screen.tsx'
import { Admin, PendingApproval, Rejected, Unlock, VerifyEmail } from './screens.ts'
import { useOpenSupport } from './support.ts'
import { useAccountWatch } from './useAccountWatch.ts'
import { useSignIn } from './useSignIn.ts'

interface Props {
  account: Account | 'failed'
  keys: Keys | undefined
}

/** The first screen that applies (spec §4); it changes by itself when the account does. */
export function AccountGate({ account, keys }: Props) {
  useAccountWatch(account)
  const store = useSignIn()
  const openSupport = useOpenSupport()
  const { titles } = texts.app
  const profile = account === 'failed' ? null : account.profile
  const signOut = () => store.signOut()

  function journal(): ReactNode {
    if (account === 'failed') return null
    if (keys) return <Member key={account.userId} account={account} keys={keys} />
    return (
      <Screen title={titles.unlock}>
        <Unlock email={profile?.email ?? ''} onUnlocked={store.unlocked} onSignOut={() => void signOut()} />
      </Screen>
    )
  }

  const screens: Record<Gate, () => ReactNode> = {
    'signed-out': () => null,
    'verify-email': () => (
      <Screen title={titles.verifyEmail}>
        <VerifyEmail email={profile?.email} signOut={signOut} />
      </Screen>
    ),
    pending: () => (
      <Screen title={titles.pending}>
        <PendingApproval signOut={signOut} />
      </Screen>
    ),
    rejected: () => (
      <Screen title={titles.rejected}>
        <Rejected reason={profile?.rejection_reason ?? null} openSupport={openSupport} signOut={signOut} />
      </Screen>
    ),
    admin: () => (
      <Screen title={titles.admin}>
        <Admin email={profile?.email ?? ''} signOut={signOut} />
      </Screen>
    ),
    journal,
  }
  return screens[gateOf(account)]()
}
