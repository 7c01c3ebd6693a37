import type { Account } from '../../contract/entities/userProfile.ts'
import { emailVerified, isAdminAccount } from '../../contract/states/accountGate.ts'
import type { Db } from '../store/database.ts'
import * as legacyDocuments from '../store/legacyDocuments.ts'
import * as registrations from '../store/registrations.ts'
import type { RegistrationRow, UserRow } from '../store/tables.ts'
import * as users from '../store/users.ts'
import type { Settings } from './context.ts'

type AccountSettings = Pick<Settings, 'adminEmail' | 'journalTitle'>

/** The account as its owner's gate sees it; undefined when it was deleted meanwhile. */
export async function findAccount(
  db: Db,
  userId: string,
  settings: AccountSettings,
): Promise<Account | undefined> {
  const user = await users.find(db, userId)
  if (user) {
    const waiting = await legacyDocuments.isWaiting(db, userId)
    return { ...memberAccount(user, settings), ...(waiting && { legacyWaiting: true }) }
  }
  const registration = await registrations.find(db, userId)
  return registration && registrationAccount(registration, settings)
}

function memberAccount(user: UserRow, { adminEmail, journalTitle }: AccountSettings): Account {
  const profile = users.profileOf(user)
  const verified = emailVerified(profile, user.email_verified_at)
  return {
    userId: user.user_id,
    profile,
    emailVerified: verified,
    isAdmin: isAdminAccount(user.email, adminEmail, verified),
    timeZone: user.time_zone,
    journalTitle: journalTitle ?? null,
  }
}

/** Looks as it will once it is verified, whether or not somebody else has the address (design §5). */
function registrationAccount(registration: RegistrationRow, { journalTitle }: AccountSettings): Account {
  const asMember = users.fromRegistration(registration, 0)
  return {
    userId: registration.user_id,
    profile: users.profileOf(asMember),
    emailVerified: false,
    isAdmin: false,
    timeZone: registration.time_zone,
    journalTitle: journalTitle ?? null,
  }
}
