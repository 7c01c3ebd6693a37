import * as z from 'zod/mini'
import { Statistics } from '../entities/statistics.ts'
import { defineCall } from './defineCall.ts'

/** The admin's second section: counts without content. */
export const getStatistics = defineCall({
  name: 'getStatistics',
  who: 'admin',
  input: z.nullish(z.unknown()),
  output: Statistics,
})
