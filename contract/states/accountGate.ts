import type { Account, UserProfile } from '../entities/userProfile.ts'
import { isAdmin, type Standing } from '../roles.ts'
import { approvalStatusOf } from './approval.ts'

/** The screens of /app in the order of spec §4; the first that applies is shown. */
export type Gate = 'signed-out' | 'verify-email' | 'pending' | 'rejected' | 'admin' | 'journal'

const GATE: Record<Standing, Gate> = {
  unverified: 'verify-email',
  pending: 'pending',
  rejected: 'rejected',
  admin: 'admin',
  approved: 'journal',
}

/** `undefined` is nobody; `'failed'` an account that could not be loaded, which counts as unverified and pending. */
export function gateOf(account: Account | 'failed' | undefined): Gate {
  if (account === undefined) return 'signed-out'
  if (account === 'failed') return 'verify-email'
  return GATE[standingOf(account)]
}

interface Judged extends Pick<Account, 'emailVerified' | 'isAdmin'> {
  profile: Pick<UserProfile, 'approval_status' | 'created_at'> | null
}

export function standingOf(account: Judged): Standing {
  if (!account.emailVerified) return 'unverified'
  if (account.isAdmin) return 'admin'
  const status = approvalStatusOf(account.profile)
  if (status === 'approved') return 'approved'
  return status === 'rejected' ? 'rejected' : 'pending'
}

/** An address counts as verified when its link was opened, or when it predates verification (spec §3). */
export const emailVerified = (
  profile: Pick<UserProfile, 'email_verification_required' | 'grandfathered_email_verification'>,
  verifiedAt: number | null,
): boolean =>
  verifiedAt !== null || profile.grandfathered_email_verification || !profile.email_verification_required

/** The admin is approved as soon as the configured address is verified (design §2). */
export const isAdminAccount = (email: string, adminEmail: string, verified: boolean): boolean =>
  verified && isAdmin(email, adminEmail)
