import { QueryClient } from '@tanstack/react-query'
import { CallError, type ErrorCode } from '../../contract/errors.ts'

const WORTH_A_RETRY: readonly ErrorCode[] = ['unavailable', 'timedOut']
const RETRIES = 2

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A failure without a network is told like any other, not waited out.
        networkMode: 'always',
        retry: (count, error) =>
          count < RETRIES &&
          navigator.onLine &&
          error instanceof CallError &&
          WORTH_A_RETRY.includes(error.code),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
