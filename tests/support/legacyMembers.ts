import assert from 'node:assert/strict'
import type { Member } from '../../server/calls/context.ts'
import { getLegacyDocuments } from '../../server/calls/getLegacyDocuments.ts'
import { openRecovery } from '../../server/calls/openRecovery.ts'
import { startOver } from '../../server/calls/startOver.ts'
import { importLegacy } from '../../server/operations/importLegacy.ts'
import type { Export } from '../../server/operations/legacyExport.ts'
import { envelope } from './envelope.ts'
import { legacyText } from './legacyText.ts'
import { atHome, authKeyOf, linkTokenFor, requireHolder, wrapOf } from './person.ts'
import { ask, collected, type TestContext } from './testContext.ts'

export const ANA = 'anaAnaAnaAnaAnaAnaAnaAnaAna1'
export const BEN = 'benBenBenBenBenBenBenBenBen2'
export const passphraseOf = (userId: string) => `${userId}old secret`

/** Two members of the old platform: Ana with an entry that her saved session repeats, Ben with an entry alone. */
export function exported(): Export {
  const text = (userId: string, words: string) => legacyText(words, passphraseOf(userId))
  const entry = (id: string, user_id: string, words: string) => ({
    id,
    fields: {
      user_id,
      content: 'left behind',
      user_text: text(user_id, words),
      ai_response: text(user_id, `reply to ${words}`),
      timestamp: { _seconds: 1_720_000_000, _nanoseconds: 500_000_000 },
      session_date: '2024-07-03',
      encrypted: true,
    },
  })
  return {
    users: [
      {
        id: ANA,
        fields: {
          email: 'Ana@example.org',
          name: 'Ana',
          created_at: '2024-01-05T10:00:00Z',
          chatbot_name: 'Moss',
        },
      },
      {
        id: BEN,
        fields: {
          email: 'ben@example.org',
          name: '<b>Ben</b>',
          created_at: { seconds: 1_730_000_000, nanoseconds: 0 },
          approval_status: 'approved',
          approved_by: 'admin@old.example',
          approved_at: 1_730_000_500_000,
          grandfathered_email_verification: true,
        },
      },
    ],
    journal_entries: [entry('entryOfAna1', ANA, 'the garden'), entry('entryOfBen1', BEN, 'the sea')],
    session_summaries: [
      {
        id: 'sessionOfAna1',
        fields: {
          user_id: ANA,
          session_id: `session_${ANA}_1720000900000`,
          summary: 'A plain old summary',
          ai_summary: { therapeuticOverview: 'You wrote.' },
          session_date: '2024-07-03',
          created_at: '2024-07-03T10:00:00.000Z',
          auto_ended: false,
          session_data: [{ type: 'user', content: text(ANA, 'the garden'), timestamp: 1_720_000_000_000 }],
        },
      },
    ],
  }
}

export const run = (context: TestContext, files: Export = exported(), passphrase = passphraseOf) =>
  importLegacy({ ...context, appUrl: 'http://localhost:3000', passphraseOf: passphrase }, files)

/** By the mailed link, as a browser does. */
export async function setPassword(context: TestContext, email: string, password: string): Promise<Member> {
  const token = await linkTokenFor(context, email)
  const opened = await openRecovery(context, { input: { token }, member: undefined, ...atHome() })
  assert.equal(opened.recoveryWrap, null)
  const credentials = {
    passwordWrap: wrapOf(password),
    recoveryWrap: wrapOf('recovery'),
    recoveryAuthKey: authKeyOf('recovery'),
  }
  const input = { token, authKey: authKeyOf(password), credentials }
  const signedIn = await startOver(context, { input, member: undefined, ...atHome() })
  return requireHolder(context, signedIn.token)
}

export const waiting = async (context: TestContext, member: Member) => {
  const { chunks, result } = await collected(ask(context, getLegacyDocuments, member, null))
  return { documents: chunks.flatMap((chunk) => chunk.documents), passphrase: result.passphrase }
}

export const sealedSession = (id: string, entryId: string) => ({
  id,
  session_date: '2024-07-03',
  ended_at: 1_720_000_900_000,
  auto_ended: false,
  summary: envelope('summary'),
  ai_summary: null,
  entries: [
    {
      id: entryId,
      user_text: envelope('text'),
      ai_response: envelope('reply'),
      timestamp: 1_720_000_000_000,
    },
  ],
})
