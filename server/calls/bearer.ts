import type { Standing } from '../../contract/roles.ts'
import { emailVerified, isAdminAccount, standingOf } from '../../contract/states/accountGate.ts'
import { hashToken } from '../secrets.ts'
import * as signIns from '../store/signIns.ts'
import type { Context, Member } from './context.ts'

/** `<user id>.<256 random bits>`: the id leads to the right shard, the bits are the proof. */
export const bearerFor = (userId: string, secret: string): string => `${userId}.${secret}`

/** Who holds this bearer token, asked of the database each time, so that any change acts at once. */
export async function findMember(
  { db, now, settings }: Pick<Context, 'db' | 'now' | 'settings'>,
  bearer: string,
): Promise<Member | undefined> {
  const [userId, secret, ...rest] = bearer.split('.')
  if (!userId || !secret || rest.length > 0) return undefined

  const holder = await signIns.findByBearer(db, { userId, tokenHash: hashToken(secret), now: now() })
  if (!holder) return undefined
  const { email, sign_in_id: signInId } = holder
  return { userId, email, signInId, standing: standingOfHolder(holder, settings.adminEmail) }
}

function standingOfHolder({ email, user }: signIns.Holder, adminEmail: string): Standing {
  if (!user) return 'unverified'
  const verified = emailVerified(
    {
      email_verification_required: user.email_verification_required === 1,
      grandfathered_email_verification: user.grandfathered_email_verification === 1,
    },
    user.email_verified_at,
  )
  return standingOf({
    profile: user,
    emailVerified: verified,
    isAdmin: isAdminAccount(email, adminEmail, verified),
  })
}
