import type { getSignInParameters as call } from '../../contract/calls/getSignInParameters.ts'
import type { Handler } from './context.ts'
import { signInParameters } from './passwords.ts'

export const getSignInParameters: Handler<typeof call> = async ({ secrets }, { input }) =>
  signInParameters(secrets, input.email)
