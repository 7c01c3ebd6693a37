import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Unlocked } from '../../encryption/sealedField.ts'
import * as texts from '../../texts/texts.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useSending } from '../../useSending.ts'
import { type MemoryOnDevice, readMemory, writeMemory } from './memory.ts'

export function useMemory(unlocked: Unlocked) {
  const queryKey = ['memory', unlocked.userId]
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readMemory(unlocked, signal),
    // What somebody is editing is not read again under their hands.
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  const queries = useQueryClient()
  const announce = useAnnounce()
  const { busy, problem, send } = useSending()

  function save(change: Partial<Pick<MemoryOnDevice, 'memoryOn' | 'notes'>>) {
    if (!data) return
    const next = { ...data, ...change }
    void send(async () => {
      queries.setQueryData(queryKey, next)
      try {
        await writeMemory(unlocked, next.memoryOn, next.notes)
      } catch (error) {
        queries.setQueryData(queryKey, data)
        throw error
      }
      announce(texts.settings.saved)
    })
  }

  return { memory: data, failed: isError, retry: () => void refetch(), busy, problem, save }
}
