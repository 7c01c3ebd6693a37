import * as z from 'zod/mini'
import { LinkToken } from '../entities/credentials.ts'
import { defineCall } from './defineCall.ts'

/** The mailed link turns a registration into a member, once. */
export const verifyEmail = defineCall({
  name: 'verifyEmail',
  who: 'anyone',
  input: z.object({ token: LinkToken }),
  output: z.object({ success: z.literal(true) }),
  errors: ['linkNotValid'],
})
