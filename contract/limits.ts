/** Every number of the product, with its unit (spec §9 and design §2). Times are milliseconds. */

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

// Messages
export const DAILY_MESSAGE_LIMIT = 30
export const MESSAGE_MAX_CHARACTERS = 10_000
export const COMPANION_REQUESTS_PER_MINUTE = 10
/** In a day, for each message of the daily limit: replies and summaries apart, those that failed or were stopped included. */
export const COMPANION_REQUESTS_PER_MESSAGE = 10
export const COMPANION_LOCK_OUT = 5 * MINUTE
/** How often one message may be answered again (lost answer, Retry) for its one charge. */
export const REPLIES_PER_MESSAGE = 4
/** A reserved message whose reply never arrived is given back after this. */
export const RESERVATION_LIFETIME = 2 * MINUTE

// Sessions
export const SESSION_IDLE_TIMEOUT = 120 * MINUTE
export const SESSION_BACKUP_LIFETIME = 24 * HOUR
export const HISTORY_PAGE_SIZE = 20
export const HISTORY_MAX_PAGE_SIZE = 100
export const SUMMARY_PREVIEW_CHARACTERS = 150
export const RECENT_SUMMARIES = 5
export const SUMMARY_OVERVIEW_MAX_CHARACTERS = 4000
/** Themes, and signs of growth. */
export const SUMMARY_LIST_MAX = 12
export const THEME_MAX_CHARACTERS = 200
export const GROWTH_MAX_CHARACTERS = 500
export const SESSION_MAX_ENTRIES = 500
export const AI_ENDING_QUESTION_DELAY = 1.5 * SECOND
export const LIMIT_ALERT_DELAY = 1 * SECOND

// Account
export const EMAIL_MAX_CHARACTERS = 254
export const PASSWORD_MIN_CHARACTERS = 6
export const PASSWORD_MAX_CHARACTERS = 128
export const NAME_MAX_CHARACTERS = 100
export const COMPANION_NAME_MAX_CHARACTERS = 40
export const REJECTION_REASON_MAX_CHARACTERS = 500
export const SIGN_IN_ATTEMPTS = 10
export const SIGN_IN_ATTEMPTS_PER_ADDRESS = 100
export const SIGN_IN_WINDOW = 5 * MINUTE
export const VERIFICATION_COOLDOWN = 60 * SECOND
/** Mails to one address that anybody can cause: by signing up with it, resending, recovery. */
export const MAILS_PER_ADDRESS = 10
export const MAILS_WINDOW = 1 * HOUR
export const VERIFICATION_LINK_LIFETIME = 24 * HOUR
export const RECOVERY_LINK_LIFETIME = 1 * HOUR
/** Of the link that an imported member sets the first password with; later ones live as recovery links do. */
export const INVITATION_LINK_LIFETIME = 14 * DAY
export const REGISTRATION_LIFETIME = 7 * DAY
export const EXPIRED_SIGN_IN_SIGN_OUT_DELAY = 2 * SECOND
export const BEARER_TOKEN_LIFETIME = 1 * HOUR
export const SIGN_IN_LIFETIME = 30 * DAY
/** Profiles without an approval status that are older than this count as approved (spec §4). */
export const LEGACY_APPROVAL_CUT_OFF = Date.UTC(2024, 8, 19)
export const APPROVAL_WAIT_HOURS = '24-48'

// Calls
export const CALL_TIMEOUT = 70 * SECOND
export const BODY_MAX_BYTES = 256 * 1024
/** The companion's call carries the whole session, the summary's call the whole conversation. */
export const CONVERSATION_BODY_MAX_BYTES = 2 * 1024 * 1024
export const SCRIPT_LOAD_TIMEOUT = 120 * SECOND
/** In a long session the notice that the companion is an AI comes back after so long (design §8). */
export const AI_NOTICE_INTERVAL = 3 * HOUR
/** Help shown or opened that is counted from one network address. */
export const REFERRALS_PER_MINUTE = 30

// The admin's statistics
export const STATISTICS_DAYS = 30
export const STATISTICS_DECISIONS = 50
