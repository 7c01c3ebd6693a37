import * as z from 'zod/mini'
import { DailyUsage } from '../entities/dailyUsage.ts'
import { defineCall } from './defineCall.ts'

export const getDailyUsage = defineCall({
  name: 'getDailyUsage',
  who: 'approved',
  input: z.nullish(z.unknown()),
  output: DailyUsage,
})
