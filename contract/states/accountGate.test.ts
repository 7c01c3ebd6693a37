import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Account, UserProfile } from '../entities/userProfile.ts'
import { LEGACY_APPROVAL_CUT_OFF } from '../limits.ts'
import { emailVerified, gateOf, isAdminAccount, standingOf } from './accountGate.ts'
import { approvalStatusOf } from './approval.ts'

const profile: UserProfile = {
  email: 'alex@example.com',
  name: 'Alex',
  role: 'beta_tester',
  practice_id: 'default_practice',
  created_at: LEGACY_APPROVAL_CUT_OFF,
  agreed_to_beta_terms: true,
  email_verification_required: true,
  grandfathered_email_verification: false,
  approval_status: 'approved',
  approved_by: null,
  approved_at: null,
  rejection_reason: null,
  chatbot_name: null,
}
type Asked = Pick<Account, 'profile' | 'emailVerified' | 'isAdmin'>
const account = (changes: Partial<Asked> = {}) =>
  ({ profile, emailVerified: true, isAdmin: false, ...changes }) as Account
const withStatus = (approval_status: UserProfile['approval_status'], changes: Partial<UserProfile> = {}) =>
  account({ profile: { ...profile, approval_status, ...changes } })

describe('the first screen that applies is shown', () => {
  test('nobody signed in', () => assert.equal(gateOf(undefined), 'signed-out'))
  test('an address that is not verified comes first, even for the admin', () => {
    assert.equal(gateOf(account({ emailVerified: false })), 'verify-email')
    assert.equal(gateOf(account({ emailVerified: false, isAdmin: true })), 'verify-email')
  })
  test('then approval, then the admin panel, then the journal', () => {
    assert.equal(gateOf(withStatus('pending_approval')), 'pending')
    assert.equal(gateOf(withStatus('rejected')), 'rejected')
    assert.equal(gateOf(account({ isAdmin: true })), 'admin')
    assert.equal(gateOf(account()), 'journal')
  })
  test('the admin is approved once the address is verified', () => {
    const admin = { ...withStatus('pending_approval'), isAdmin: true }
    assert.equal(standingOf(admin), 'admin')
  })
  test('an account that cannot be loaded counts as unverified and pending', () => {
    assert.equal(gateOf('failed'), 'verify-email')
    assert.equal(gateOf(account({ profile: null })), 'pending')
  })
})

describe('approval', () => {
  test('a profile without a status is approved when it is older than approvals', () => {
    const of = (created_at: number) => approvalStatusOf({ approval_status: null, created_at })
    assert.equal(LEGACY_APPROVAL_CUT_OFF, Date.parse('2024-09-19T00:00:00Z'))
    assert.equal(of(LEGACY_APPROVAL_CUT_OFF - 1), 'approved')
    assert.equal(of(LEGACY_APPROVAL_CUT_OFF), 'pending_approval')
  })
  test('a status counts whatever the age, and a missing profile is pending', () => {
    assert.equal(approvalStatusOf({ approval_status: 'rejected', created_at: 0 }), 'rejected')
    assert.equal(approvalStatusOf(null), 'pending_approval')
    assert.equal(approvalStatusOf(undefined), 'pending_approval')
  })
})

describe('a verified address', () => {
  test('was verified, or predates verification', () => {
    const asked = { email_verification_required: true, grandfathered_email_verification: false }
    assert.equal(emailVerified(asked, null), false)
    assert.equal(emailVerified(asked, 1), true)
    assert.equal(emailVerified({ ...asked, grandfathered_email_verification: true }, null), true)
    assert.equal(emailVerified({ ...asked, email_verification_required: false }, null), true)
  })
  test('makes the admin, in whatever case it is written', () => {
    assert.equal(isAdminAccount('Admin@Example.com', 'admin@example.COM', true), true)
    assert.equal(isAdminAccount('admin@example.com', 'admin@example.com', false), false)
    assert.equal(isAdminAccount('alex@example.com', 'admin@example.com', true), false)
  })
})
