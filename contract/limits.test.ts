import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as limits from './limits.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Spec §9, with what §4 and design §2, §4, §5 and §8 add. A number changes here only when the specification does. */
const SPECIFIED = {
  DAILY_MESSAGE_LIMIT: 30,
  COMPANION_REQUESTS_PER_MINUTE: 10,
  COMPANION_LOCK_OUT: 5 * MINUTE,
  SESSION_IDLE_TIMEOUT: 120 * MINUTE,
  MESSAGE_MAX_CHARACTERS: 10_000,
  SIGN_IN_ATTEMPTS: 10,
  SIGN_IN_WINDOW: 5 * MINUTE,
  EMAIL_MAX_CHARACTERS: 254,
  PASSWORD_MIN_CHARACTERS: 6,
  PASSWORD_MAX_CHARACTERS: 128,
  NAME_MAX_CHARACTERS: 100,
  VERIFICATION_COOLDOWN: 60 * SECOND,
  EXPIRED_SIGN_IN_SIGN_OUT_DELAY: 2 * SECOND,
  SESSION_BACKUP_LIFETIME: 24 * HOUR,
  APPROVAL_WAIT_HOURS: '24-48',
  LEGACY_APPROVAL_CUT_OFF: Date.parse('2024-09-19T00:00:00Z'),
  HISTORY_PAGE_SIZE: 20,
  RECENT_SUMMARIES: 5,
  SUMMARY_PREVIEW_CHARACTERS: 150,
  AI_ENDING_QUESTION_DELAY: 1.5 * SECOND,
  LIMIT_ALERT_DELAY: 1 * SECOND,
  CALL_TIMEOUT: 70 * SECOND,
  SCRIPT_LOAD_TIMEOUT: 120 * SECOND,
  REGISTRATION_LIFETIME: 7 * 24 * HOUR,
  AI_NOTICE_INTERVAL: 3 * HOUR,
} satisfies Partial<typeof limits>

test('the numbers are those of the specification', () => {
  assert.deepEqual({ ...limits }, { ...limits, ...SPECIFIED })
})
