import { useState } from 'react'
import { approveUser } from '../../../contract/calls/approveUser.ts'
import { rejectUser } from '../../../contract/calls/rejectUser.ts'
import type { PendingUser } from '../../../contract/entities/userProfile.ts'
import { CallError } from '../../../contract/errors.ts'
import { ask } from '../../ask.ts'
import * as texts from '../../texts/texts.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { whoIs } from './nameOf.ts'

/** Approving and rejecting; the live list takes the person away. */
export function useDecisions() {
  const [deciding, setDeciding] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const announce = useAnnounce()
  const t = texts.admin.pending

  async function decide(user: PendingUser, send: () => Promise<unknown>, done: string, failed: string) {
    setDeciding(user.userId)
    setProblem(undefined)
    try {
      await send()
      announce(done)
    } catch (error) {
      setProblem(error instanceof CallError && error.code === 'alreadyDecided' ? error.message : failed)
    } finally {
      setDeciding(undefined)
    }
  }

  return {
    deciding,
    problem,
    approve(user: PendingUser) {
      const send = () => ask(approveUser, { userId: user.userId })
      void decide(user, send, t.approved(whoIs(user)), t.approveFailed)
    },
    reject(user: PendingUser, reason: string) {
      const send = () => ask(rejectUser, { userId: user.userId, ...(reason && { reason }) })
      void decide(user, send, t.rejected(whoIs(user)), t.rejectFailed)
    },
  }
}
