import type { ApprovalStatus, UserProfile } from '../entities/userProfile.ts'
import { LEGACY_APPROVAL_CUT_OFF } from '../limits.ts'

/** Spec §4: a missing profile is pending; one without a status is approved when it is old enough. */
export function approvalStatusOf(
  profile: Pick<UserProfile, 'approval_status' | 'created_at'> | null | undefined,
): ApprovalStatus {
  if (!profile) return 'pending_approval'
  if (profile.approval_status) return profile.approval_status
  return profile.created_at < LEGACY_APPROVAL_CUT_OFF ? 'approved' : 'pending_approval'
}
