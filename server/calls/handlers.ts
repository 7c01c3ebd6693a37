import { CALLS, type CallName } from '../../contract/calls/calls.ts'
import type { Call, StreamedCall } from '../../contract/calls/defineCall.ts'
import { analyzeJournalEntry } from './analyzeJournalEntry.ts'
import { approveUser } from './approveUser.ts'
import { changePassword } from './changePassword.ts'
import type { Handler, StreamingHandler } from './context.ts'
import { countReferral } from './countReferral.ts'
import { deleteAccount } from './deleteAccount.ts'
import { deleteSession } from './deleteSession.ts'
import { endSession } from './endSession.ts'
import { exportJournal } from './exportJournal.ts'
import { generateSessionSummary } from './generateSessionSummary.ts'
import { getAccount } from './getAccount.ts'
import { getActiveSession } from './getActiveSession.ts'
import { getCompanion } from './getCompanion.ts'
import { getDailyUsage } from './getDailyUsage.ts'
import { getLegacyDocuments } from './getLegacyDocuments.ts'
import { getMemory } from './getMemory.ts'
import { getSessionHistory } from './getSessionHistory.ts'
import { getSignInParameters } from './getSignInParameters.ts'
import { getSpecificSession } from './getSpecificSession.ts'
import { getStatistics } from './getStatistics.ts'
import { openRecovery } from './openRecovery.ts'
import { recoverAccount } from './recoverAccount.ts'
import { rejectUser } from './rejectUser.ts'
import { renewSignIn } from './renewSignIn.ts'
import { reopenSession } from './reopenSession.ts'
import { saveCompanionName } from './saveCompanionName.ts'
import { saveEntry } from './saveEntry.ts'
import { saveMemory } from './saveMemory.ts'
import { saveReply } from './saveReply.ts'
import { saveTimeZone } from './saveTimeZone.ts'
import { sealEntry } from './sealEntry.ts'
import { sealLegacyDocuments } from './sealLegacyDocuments.ts'
import { sendRecoveryEmail } from './sendRecoveryEmail.ts'
import { sendVerificationEmail } from './sendVerificationEmail.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { signUp } from './signUp.ts'
import { startOver } from './startOver.ts'
import { verifyEmail } from './verifyEmail.ts'
import { watchAccount } from './watchAccount.ts'
import { watchJournal } from './watchJournal.ts'
import { watchPendingUsers } from './watchPendingUsers.ts'

type Calls = typeof CALLS
type HandlerOf<C> =
  C extends StreamedCall<infer I, infer O, infer K>
    ? StreamingHandler<StreamedCall<I, O, K> & C>
    : C extends Call
      ? Handler<C>
      : never

/** Each call of the contract has its handler; one that lacks it, or has another's, does not compile. */
const handlers: { [Name in CallName]: HandlerOf<Calls[Name]> } = {
  analyzeJournalEntry,
  approveUser,
  changePassword,
  countReferral,
  deleteAccount,
  deleteSession,
  endSession,
  exportJournal,
  generateSessionSummary,
  getAccount,
  getActiveSession,
  getCompanion,
  getDailyUsage,
  getLegacyDocuments,
  getMemory,
  getSessionHistory,
  getSignInParameters,
  getSpecificSession,
  getStatistics,
  openRecovery,
  recoverAccount,
  rejectUser,
  renewSignIn,
  reopenSession,
  saveCompanionName,
  saveEntry,
  saveMemory,
  saveReply,
  saveTimeZone,
  sealEntry,
  sealLegacyDocuments,
  sendRecoveryEmail,
  sendVerificationEmail,
  signIn,
  signOut,
  signUp,
  startOver,
  verifyEmail,
  watchAccount,
  watchJournal,
  watchPendingUsers,
}

/** A call with its handler, as HTTP sees all of them. */
export type Handled =
  | { call: Call; streams: false; handler: Handler<Call> }
  | { call: Call; streams: true; handler: StreamingHandler<Call> }

export const HANDLERS: ReadonlyMap<string, Handled> = new Map(
  Object.values(CALLS).map((call): [string, Handled] => [
    call.name,
    { call, streams: 'chunk' in call, handler: handlers[call.name as CallName] } as unknown as Handled,
  ]),
)
