import { useQuery } from '@tanstack/react-query'
import { getStatistics } from '../../../contract/calls/getStatistics.ts'
import { MINUTE } from '../../../contract/limits.ts'
import { ask } from '../../ask.ts'

export const STATISTICS = ['statistics']

export const useStatistics = () =>
  useQuery({
    queryKey: STATISTICS,
    queryFn: ({ signal }) => ask(getStatistics, null, { signal }),
    refetchInterval: 1 * MINUTE,
  })
