import { STEPS } from '../../contract/modes.ts'
import { parseSessionContext } from '../../contract/sessionContext.ts'
import { noticeIn } from './builtin/notice.ts'
import type { ReplyRequest } from './companion.ts'

const WRITTEN_AT_LEAST = 2

/**
 * Whether the writer is asked to end the session because a model says so. Models say it too often, so it counts when the
 * writer said goodbye, or once: when all steps of the mode had their turn and the reply asks nothing more. That an earlier
 * reply ended the session shows in the same way, so nothing has to be remembered between requests.
 */
export function endingCounts({ userText, sessionContext, mode }: ReplyRequest, reply: string): boolean {
  if (noticeIn(userText) === 'goodbye') return true
  const steps = STEPS[mode].length
  if (steps === 0 || asks(reply)) return false

  let written = 0
  for (const { type, content } of parseSessionContext(sessionContext)) {
    if (type === 'user') written++
    else if (written >= steps && !asks(content)) return false
  }
  return written + 1 >= Math.max(steps, WRITTEN_AT_LEAST)
}

const asks = (text: string): boolean => text.includes('?')
