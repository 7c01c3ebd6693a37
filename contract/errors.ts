/**
 * Code -> status of the callable protocol -> the sentence the user reads (spec §8).
 * An error travels as its code; the sentence is looked up here, never compared.
 */

/** Callable protocol status -> HTTP status. */
export const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const

export type Status = keyof typeof HTTP_STATUS

const TOO_MANY_REQUESTS = 'Too many requests. Please wait a few minutes before trying again.'

export const ERRORS = {
  // any call
  invalidInput: ['INVALID_ARGUMENT', 'Something in this request is not valid.'],
  notJson: ['INVALID_ARGUMENT', 'The request is not valid JSON.'],
  bodyTooLarge: ['INVALID_ARGUMENT', 'This is too large to send.'],
  unknownCall: ['NOT_FOUND', 'There is no such call.'],
  notSignedIn: ['UNAUTHENTICATED', 'Your session has expired. Please sign in again.'],
  notAllowed: ['PERMISSION_DENIED', 'Your account may not do this.'],
  emailNotVerified: ['PERMISSION_DENIED', 'Please verify your email address first.'],
  tooManyRequests: ['RESOURCE_EXHAUSTED', TOO_MANY_REQUESTS],
  timedOut: ['DEADLINE_EXCEEDED', 'This took too long. Please try again.'],
  cancelled: ['CANCELLED', 'Stopped.'],
  storageFull: ['UNAVAILABLE', 'The server cannot save right now. What you wrote is kept on this device.'],
  unavailable: ['UNAVAILABLE', 'The server is not reachable right now. Please try again in a moment.'],
  internal: ['INTERNAL', 'Something went wrong on our side. Please try again.'],

  // identity
  wrongCredentials: ['UNAUTHENTICATED', 'Email or password is incorrect.'],
  userIdTaken: ['ALREADY_EXISTS', 'Please try signing up again.'],
  linkNotValid: ['NOT_FOUND', 'This link has expired or was already used. Please ask for a new one.'],
  wrongRecoveryCode: ['PERMISSION_DENIED', 'This recovery code does not belong to this account.'],
  waitBeforeResending: ['RESOURCE_EXHAUSTED', 'Please wait before requesting another email.'],
  verificationMailFailed: ['UNAVAILABLE', 'Failed to send verification email. Please try again.'],

  // approval
  userNotFound: ['NOT_FOUND', 'There is no such member.'],
  alreadyDecided: ['ALREADY_EXISTS', 'Somebody decided this already.'],

  // journal
  sessionNotFound: ['NOT_FOUND', 'This session does not exist.'],
  sessionEnded: ['FAILED_PRECONDITION', 'This session has ended.'],
  entryNotFound: ['NOT_FOUND', 'This entry does not exist.'],
  entryChanged: ['ALREADY_EXISTS', 'This entry was saved before with other text.'],
  noEntries: ['FAILED_PRECONDITION', 'No entries to summarize in this session.'],
  companionUnavailable: ['UNAVAILABLE', 'The companion cannot answer right now. Your message is kept.'],
  companionBudgetSpent: [
    'RESOURCE_EXHAUSTED',
    'The companion has answered all it can for everyone today. Your writing is saved as always; it answers again tomorrow.',
  ],
} as const satisfies Record<string, readonly [Status, string]>

export type ErrorCode = keyof typeof ERRORS

export const statusOf = (code: ErrorCode): Status => ERRORS[code][0]
export const sentenceOf = (code: ErrorCode): string => ERRORS[code][1]

/** What goes wrong in a call, on both sides: thrown by a handler, and again by `ask` in the browser. */
export class CallError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.sentence ?? sentenceOf(code))
    this.name = 'CallError'
    this.code = code
    this.details = details
  }
}

export interface ErrorDetails {
  /** The sentence of the broken rule, when one is more telling than the code's own. */
  sentence?: string
  /** Dotted path of the input field that broke a rule. */
  field?: string
  /** Milliseconds until asking again makes sense. */
  retryAfter?: number
}
