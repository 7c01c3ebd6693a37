import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { watchPendingUsers } from '../../../contract/calls/watchPendingUsers.ts'
import type { PendingUser } from '../../../contract/entities/userProfile.ts'
import { watch } from '../../watch.ts'
import { STATISTICS } from './useStatistics.ts'

/** Undefined until the list has come for the first time. */
export function usePendingUsers(): PendingUser[] | undefined {
  const [users, setUsers] = useState<PendingUser[]>()
  const queries = useQueryClient()

  useEffect(() => {
    const end = new AbortController()
    const onChunk = (chunk: { users: PendingUser[] }) => {
      setUsers(chunk.users)
      void queries.invalidateQueries({ queryKey: STATISTICS })
    }
    // A refusal means that this is no admin any more; the account gate shows what comes then.
    watch(watchPendingUsers, null, { onChunk, signal: end.signal }).catch(() => undefined)
    return () => end.abort()
  }, [queries])

  return users
}
