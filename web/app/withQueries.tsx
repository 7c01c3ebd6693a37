import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { onForgetAnswers } from './answers.ts'
import { createQueryClient } from './queryClient.ts'

const queryClient = createQueryClient()
onForgetAnswers(() => queryClient.clear())

/** For the screens that read by queries. The journal does not, and so opens without their library. */
export function withQueries<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <QueryClientProvider client={queryClient}>
      <Screen {...props} />
    </QueryClientProvider>
  )
}
