import * as z from 'zod/mini'
import { SignedIn } from '../entities/credentials.ts'
import { defineCall } from './defineCall.ts'

/** The one thing the cookie can do: a new bearer token after a reload (design §4). */
export const renewSignIn = defineCall({
  name: 'renewSignIn',
  who: 'anyone',
  input: z.nullish(z.unknown()),
  output: SignedIn,
})
