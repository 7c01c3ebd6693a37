import { type ErrorCode, HTTP_STATUS, sentenceOf, statusOf } from '../../../contract/errors.ts'

/** What the server answers when a call fails so, for `route.fulfill`. */
export function refusal(code: ErrorCode) {
  const status = statusOf(code)
  return {
    status: HTTP_STATUS[status],
    json: { error: { status, message: sentenceOf(code), details: { code } } },
  }
}
