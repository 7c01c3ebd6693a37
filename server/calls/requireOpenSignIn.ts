import { CallError } from '../../contract/errors.ts'
import * as signIns from '../store/signIns.ts'
import type { Context, Member } from './context.ts'

/** For a live stream before each thing it says: a sign-in ends it, wherever that was ended. Throws `notSignedIn`. */
export async function requireOpenSignIn(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, signInId }: Member,
): Promise<void> {
  if (!(await signIns.isOpen(db, userId, signInId, now()))) throw new CallError('notSignedIn')
}
