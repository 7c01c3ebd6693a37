import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Account } from '../../contract/entities/userProfile.ts'
import type { Keys } from '../encryption/accountKey.ts'
import type { MemberScreenProps } from '../features/memberProps.ts'
import { journalTitle } from '../texts/journalTitle.ts'
import * as texts from '../texts/texts.ts'
import { PageNoticeProvider } from '../ui/PageNotice.tsx'
import { pathOf, placeIn } from './place.ts'
import { Screen } from './Screen.tsx'
import { History, Insights, Journal, LegacyImport, Settings } from './screens.ts'
import { useOpenSupport } from './support.ts'
import { asksEveryVisit, setAsksEveryVisit } from './thisDevice.ts'
import { useBeforeSignOut } from './useBeforeSignOut.ts'
import { useSignIn } from './useSignIn.ts'

interface Props {
  account: Account
  keys: Keys
}

/** The journal and what belongs to it, chosen by the query. */
export function Member({ account, keys }: Props) {
  const store = useSignIn()
  const [, navigate] = useLocation()
  const place = placeIn(useSearch())
  const [active, setActive] = useState(false)
  const { onBeforeSignOut, maySignOut } = useBeforeSignOut()
  const oldJournalCame = useOldJournalCame(account)

  const endSignIn = useCallback(
    async (options?: { everywhere: boolean }) => {
      if (!(await maySignOut())) return false
      await store.signOut(options)
      return true
    },
    [store, maySignOut],
  )
  const goTo = useCallback<MemberScreenProps['goTo']>(
    (to, { replace = false } = {}) => navigate(pathOf(to), { replace }),
    [navigate],
  )
  const given: MemberScreenProps = {
    unlocked: useMemo(() => ({ userId: account.userId, keys }), [account.userId, keys]),
    account,
    place,
    goTo,
    signOut: useCallback(() => endSignIn(), [endSignIn]),
    onBeforeSignOut,
    openSupport: useOpenSupport(),
    sessionActivity: useMemo(() => ({ active, setActive }), [active]),
  }
  const device = {
    asksEveryVisit: asksEveryVisit(),
    async setAsksEveryVisit(asks: boolean) {
      setAsksEveryVisit(asks)
      await store.keepOrRemoveKeys()
    },
    signOutEverywhere: () => endSignIn({ everywhere: true }),
    accountDeleted: store.accountDeleted,
  }

  return (
    <PageNoticeProvider>
      <Screen title={place.view ? texts.app.titles[place.view] : journalTitle(account)} part={place.session}>
        {place.view === 'history' && <History {...given} />}
        {place.view === 'insights' && <Insights {...given} />}
        {place.view === 'settings' && <Settings {...given} {...device} />}
        {!place.view && <Journal {...given} />}
      </Screen>
      {oldJournalCame && (
        <Suspense fallback={null}>
          <LegacyImport {...given} />
        </Suspense>
      )}
    </PageNoticeProvider>
  )
}

/** Stays for the visit, to say how it went when nothing waits any more. */
function useOldJournalCame({ legacyWaiting }: Account): boolean {
  const came = useRef(false)
  came.current ||= legacyWaiting === true
  return came.current
}
