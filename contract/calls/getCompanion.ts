import * as z from 'zod/mini'
import { ProviderLabel } from '../entities/companion.ts'
import { defineCall } from './defineCall.ts'

/** Who would answer, so that a person can know where their words go before writing. */
export const getCompanion = defineCall({
  name: 'getCompanion',
  who: 'approved',
  input: z.nullish(z.unknown()),
  output: z.object({ success: z.literal(true), provider: ProviderLabel }),
})
