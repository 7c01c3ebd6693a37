import { useEffect } from 'react'
import { saveTimeZone } from '../../contract/calls/saveTimeZone.ts'
import { watchAccount } from '../../contract/calls/watchAccount.ts'
import type { Account } from '../../contract/entities/userProfile.ts'
import { ask } from '../ask.ts'
import { watch } from '../watch.ts'
import { useSignIn } from './useSignIn.ts'

/** Keeps the account live, and the server's idea of the writer's time zone right. */
export function useAccountWatch(account: Account | 'failed') {
  const { accountChanged, timeZoneSaved } = useSignIn()
  const timeZone = account === 'failed' ? undefined : account.timeZone

  useEffect(() => {
    const end = new AbortController()
    const onChunk = (chunk: { account: Account }) => accountChanged(chunk.account)
    // A refusal means that the sign-in has ended, and `ask` has told so already.
    watch(watchAccount, null, { onChunk, signal: end.signal }).catch(() => undefined)
    return () => end.abort()
  }, [accountChanged])

  useEffect(() => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (timeZone === undefined || timeZone === here) return
    ask(saveTimeZone, { timeZone: here }).then(
      () => timeZoneSaved(here),
      () => undefined,
    )
  }, [timeZone, timeZoneSaved])
}
