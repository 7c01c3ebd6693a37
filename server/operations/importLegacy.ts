import type { LegacyCollection, LegacyDocument } from '../../contract/entities/legacyDocument.ts'
import { INVITATION_LINK_LIFETIME } from '../../contract/limits.ts'
import { approvalStatusOf } from '../../contract/states/approval.ts'
import type { Context } from '../calls/context.ts'
import { importedMail } from '../mail/texts.ts'
import { hashToken, randomToken } from '../secrets.ts'
import type { Db } from '../store/database.ts'
import * as legacyDocuments from '../store/legacyDocuments.ts'
import * as mailLinks from '../store/mailLinks.ts'
import * as mails from '../store/mails.ts'
import type { UserRow } from '../store/tables.ts'
import * as userData from '../store/userData.ts'
import * as users from '../store/users.ts'
import {
  DEFAULTS,
  documentOf,
  type Export,
  type LegacyUser,
  nameOf,
  type Row,
  userOf,
} from './legacyExport.ts'

export interface Report {
  members: { imported: number; alreadyHere: number }
  documents: { imported: number; alreadyHere: number }
  /** What was left out, by id and by the field that is wrong; never what is in it. */
  leftOut: { collection: LegacyCollection; id: string; why: string }[]
}

interface ImportDeps extends Pick<Context, 'write' | 'secrets' | 'now'> {
  appUrl: string
  /** Of the old scheme (docs/import.md). */
  passphraseOf: (userId: string) => string
}

/** Each member with all that is theirs in one transaction. What is here already stays as it is. */
export async function importLegacy(deps: ImportDeps, exported: Export): Promise<Report> {
  const report: Report = {
    members: { imported: 0, alreadyHere: 0 },
    documents: { imported: 0, alreadyHere: 0 },
    leftOut: [],
  }
  const documents = documentsByMember(exported, report)
  for (const row of exported.users) {
    const user = userOf(row)
    if ('wrong' in user) {
      leaveOut(report, 'users', row.id, user.wrong)
      continue
    }
    await importMember(deps, user.data, documents.get(row.id) ?? [], report)
    documents.delete(row.id)
  }
  for (const orphans of documents.values())
    for (const { collection, id } of orphans) leaveOut(report, collection, id, 'user_id')
  return report
}

const leaveOut = (report: Report, collection: LegacyCollection, id: string, why: string) =>
  report.leftOut.push({ collection, id, why })

function documentsByMember(exported: Export, report: Report): Map<string, LegacyDocument[]> {
  const byMember = new Map<string, LegacyDocument[]>()
  for (const collection of ['journal_entries', 'session_summaries'] as const)
    for (const row of exported[collection]) {
      const document = documentOf(collection, row)
      if ('wrong' in document) leaveOut(report, collection, row.id, document.wrong)
      else put(byMember, ownerOf(row), document.data)
    }
  return byMember
}

const ownerOf = ({ fields }: Row): string => (typeof fields.user_id === 'string' ? fields.user_id : '')

function put(byMember: Map<string, LegacyDocument[]>, userId: string, document: LegacyDocument): void {
  const documents = byMember.get(userId)
  if (documents) documents.push(document)
  else byMember.set(userId, [document])
}

async function importMember(
  deps: ImportDeps,
  user: LegacyUser,
  documents: readonly LegacyDocument[],
  report: Report,
): Promise<void> {
  const all: LegacyDocument[] = [...profileDocument(user), ...documents]
  const outcome = await deps.write(async (trx) => {
    const alreadyHere = await legacyDocuments.isImported(trx, user.id)
    if (!alreadyHere && !(await insertMember(trx, deps, user))) return undefined
    const imported = await legacyDocuments.insertNew(trx, deps.secrets, user.id, all)
    await legacyDocuments.putPassphrase(trx, deps.secrets, user.id, deps.passphraseOf(user.id))
    return { alreadyHere, imported }
  })
  if (!outcome) {
    leaveOut(report, 'users', user.id, 'email belongs to a member already')
    for (const { collection, id } of documents) leaveOut(report, collection, id, 'user_id')
    return
  }
  report.members[outcome.alreadyHere ? 'alreadyHere' : 'imported']++
  report.documents.imported += outcome.imported
  report.documents.alreadyHere += all.length - outcome.imported
}

/** The companion's name was the writer's own text, so it is sealed like the journal. */
const profileDocument = ({ id, chatbot_name }: LegacyUser): LegacyDocument[] =>
  chatbot_name ? [{ collection: 'users', id, chatbot_name }] : []

/** False when the address has a member. Who may come back is mailed a link to set a password. */
async function insertMember(trx: Db, deps: ImportDeps, user: LegacyUser): Promise<boolean> {
  const row = memberRow(user)
  if (await users.find(trx, user.id)) return false
  // Nobody verified this registration, and the id is not theirs.
  await userData.deleteEverything(trx, user.id)
  if (!(await users.insert(trx, row))) return false
  await legacyDocuments.insertAccount(trx, user.id)
  if (row.approval_status !== 'rejected') await mailInvitation(trx, deps, row)
  return true
}

/** Spec §4: no status and old enough is approved and stays so; no status and newer waits for the admin. */
function memberRow(user: LegacyUser): UserRow {
  const judged = { approval_status: user.approval_status ?? null, created_at: user.created_at }
  const status = approvalStatusOf(judged)
  return {
    user_id: user.id,
    email: user.email,
    name: nameOf(user),
    role: user.role ?? DEFAULTS.role,
    practice_id: user.practice_id ?? DEFAULTS.practice_id,
    created_at: user.created_at,
    agreed_to_beta_terms: user.agreed_to_beta_terms ? 1 : 0,
    email_verification_required: user.email_verification_required === false ? 0 : 1,
    grandfathered_email_verification: user.grandfathered_email_verification ? 1 : 0,
    email_verified_at: null,
    approval_status: status === 'pending_approval' ? status : judged.approval_status,
    approved_by: user.approved_by ?? null,
    approved_at: user.approved_at ?? null,
    rejection_reason: user.rejection_reason ?? null,
    chatbot_name: null,
    time_zone: user.time_zone ?? 'UTC',
    memory_on: 1,
    memory_notes: null,
  }
}

async function mailInvitation(
  trx: Db,
  { now, appUrl }: ImportDeps,
  { user_id, email, name }: UserRow,
): Promise<void> {
  const secret = randomToken()
  await mailLinks.insert(trx, {
    user_id,
    token_hash: hashToken(secret),
    purpose: 'recover-account',
    created_at: now(),
    expires_at: now() + INVITATION_LINK_LIFETIME,
  })
  await mails.enqueue(trx, importedMail(email, name, `${appUrl}/login?recover=${user_id}.${secret}`), now())
}
