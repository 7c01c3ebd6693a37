import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getActiveSession } from '../../../contract/calls/getActiveSession.ts'
import { getSessionHistory } from '../../../contract/calls/getSessionHistory.ts'
import { getSpecificSession } from '../../../contract/calls/getSpecificSession.ts'
import { watchJournal } from '../../../contract/calls/watchJournal.ts'
import { HISTORY_PAGE_SIZE } from '../../../contract/limits.ts'
import { ask } from '../../ask.ts'
import type { Unlocked } from '../../encryption/sealedField.ts'
import { watch } from '../../watch.ts'
import { openConversation } from './openConversation.ts'
import { openSummary } from './openSummary.ts'

const keyOf = (unlocked: Unlocked, ...more: string[]) => ['history', unlocked.userId, ...more]

/** Pages of 20, newest first, opened on this device. */
export function useHistoryPages(unlocked: Unlocked) {
  return useInfiniteQuery({
    queryKey: keyOf(unlocked, 'pages'),
    initialPageParam: {} as { before?: number; beforeId?: string },
    async queryFn({ pageParam, signal }) {
      const { sessions } = await ask(
        getSessionHistory,
        { limit: HISTORY_PAGE_SIZE, ...pageParam },
        { signal },
      )
      return Promise.all(sessions.map((session) => openSummary(unlocked, session)))
    },
    getNextPageParam(page) {
      const last = page.at(-1)
      return last && page.length === HISTORY_PAGE_SIZE
        ? { before: last.createdAt, beforeId: last.id }
        : undefined
    },
  })
}

export function useSession(unlocked: Unlocked, sessionId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    enabled,
    queryKey: keyOf(unlocked, 'session', sessionId),
    async queryFn({ signal }) {
      const { session } = await ask(getSpecificSession, { sessionId }, { signal })
      return {
        summary: await openSummary(unlocked, session),
        conversation: await openConversation(unlocked, session.session_data),
      }
    },
  })
}

/** A session going on in another tab or on another device. */
export function useIsSessionActive(unlocked: Unlocked): boolean {
  const { data } = useQuery({
    queryKey: keyOf(unlocked, 'active'),
    queryFn: async ({ signal }) => (await ask(getActiveSession, null, { signal })).session !== null,
  })
  return data ?? false
}

/** A session that ends, or gets its summary, while one looks at the history. */
export function useFollowedHistory(unlocked: Unlocked) {
  const queries = useQueryClient()
  useEffect(() => {
    const leaving = new AbortController()
    watch(watchJournal, null, {
      onChunk: ({ changed }) => {
        if (changed === 'session') void queries.invalidateQueries({ queryKey: keyOf(unlocked) })
      },
      signal: leaving.signal,
    }).catch(() => undefined)
    return () => leaving.abort()
  }, [queries, unlocked])
}
