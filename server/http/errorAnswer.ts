import { CallError, type ErrorCode, HTTP_STATUS, statusOf } from '../../contract/errors.ts'

export interface ErrorAnswer {
  error: {
    status: string
    message: string
    details: { code: ErrorCode; field?: string; retryAfter?: number }
  }
}

/** An error as the callable protocol sends it. The message is a sentence of ours and never carries input. */
export function errorAnswer(error: CallError): ErrorAnswer {
  const { field, retryAfter } = error.details
  return {
    error: {
      status: statusOf(error.code),
      message: error.message,
      details: {
        code: error.code,
        ...(field === undefined ? {} : { field }),
        ...(retryAfter === undefined ? {} : { retryAfter }),
      },
    },
  }
}

export const httpStatus = (error: CallError) => HTTP_STATUS[statusOf(error.code)]

/** What any call may answer with, declared or not. */
const ALWAYS: readonly ErrorCode[] = [
  'invalidInput',
  'notJson',
  'bodyTooLarge',
  'unknownCall',
  'notSignedIn',
  'notAllowed',
  'emailNotVerified',
  'tooManyRequests',
  'timedOut',
  'cancelled',
  'storageFull',
  'unavailable',
  'internal',
]

/** Any failure as an error this call may answer with; what it did not declare is our mistake, and says nothing. */
export function asCallError(failure: unknown, declared: readonly ErrorCode[]): CallError {
  if (failure instanceof CallError && (ALWAYS.includes(failure.code) || declared.includes(failure.code)))
    return failure
  if (isStorageFull(failure)) return new CallError('storageFull')
  if (isStorageGone(failure)) return new CallError('unavailable')
  return new CallError('internal')
}

const SQLITE_READONLY = 8
const SQLITE_IOERR = 10
const SQLITE_FULL = 13
const SQLITE_BUSY = 5
const POSTGRES_DISK_FULL = '53100'
const POSTGRES_READ_ONLY = '25006'

/** Extended SQLite codes carry the primary one in their lowest byte. */
const sqliteCode = (failure: unknown): number | undefined =>
  hasKey(failure, 'errcode') && typeof failure.errcode === 'number' ? failure.errcode & 0xff : undefined

const postgresCode = (failure: unknown): string =>
  hasKey(failure, 'code') && typeof failure.code === 'string' ? failure.code : ''

function isStorageFull(failure: unknown): boolean {
  const sqlite = sqliteCode(failure)
  return (
    (sqlite !== undefined && [SQLITE_FULL, SQLITE_READONLY, SQLITE_IOERR].includes(sqlite)) ||
    [POSTGRES_DISK_FULL, POSTGRES_READ_ONLY].includes(postgresCode(failure))
  )
}

/** Locked, overloaded, shutting down, restarting, or not reachable. */
function isStorageGone(failure: unknown): boolean {
  return (
    sqliteCode(failure) === SQLITE_BUSY ||
    /^(08|40001|40P01|53300|55P03|57|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|CONNECT)/.test(
      postgresCode(failure),
    )
  )
}

const hasKey = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value
