import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Timestamp, UserId } from '../../contract/entities/ids.ts'
import { LegacyCollection, LegacyDocument } from '../../contract/entities/legacyDocument.ts'
import { ApprovalStatus, DEFAULT_PRACTICE, DEFAULT_ROLE } from '../../contract/entities/userProfile.ts'
import { Email } from '../../contract/validation/email.ts'
import { Name } from '../../contract/validation/name.ts'
import { OperationError } from './backup.ts'

/** A row of an export as it came: its id, and whatever it has. */
export interface Row {
  id: string
  fields: Record<string, unknown>
}

export type Export = Record<LegacyCollection, Row[]>

/** One JSON file for each collection: an array of documents, or an object of documents by id. */
export async function readExport(folder: string): Promise<Export> {
  const [users, journal_entries, session_summaries] = await Promise.all(
    LegacyCollection.options.map((collection) => readRows(join(folder, `${collection}.json`))),
  )
  return {
    users: users ?? [],
    journal_entries: journal_entries ?? [],
    session_summaries: session_summaries ?? [],
  }
}

async function readRows(path: string): Promise<Row[]> {
  const documents = parse(await readFile(path, 'utf8').catch(() => undefined))
  if (documents === undefined) throw new OperationError(`${path} is not there, or holds no JSON documents.`)
  if (!Array.isArray(documents))
    return Object.entries(documents).map(([id, fields]) => ({ id, fields: asFields(fields) }))
  return documents.map((document, index) => {
    const fields = asFields(document)
    const id = fields.id ?? fields._id ?? fields.uid
    return { id: typeof id === 'string' ? id : `(number ${index + 1}, without id)`, fields }
  })
}

/** The parser's own message would quote the text. */
function parse(text: string | undefined): unknown[] | object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** ISO text, epoch milliseconds, or a timestamp of the old database as its exports write it. */
function asMilliseconds(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return Date.parse(value)
  if (typeof value !== 'object' || value === null) return undefined
  const { seconds, nanoseconds, _seconds, _nanoseconds } = value as Record<string, number | undefined>
  const whole = seconds ?? _seconds
  return whole === undefined ? undefined : whole * 1000 + (nanoseconds ?? _nanoseconds ?? 0) / 1e6
}

const optional = <T extends z.ZodMiniType>(schema: T) => z.nullish(schema)

/** Spec §3, as old as it may be: whatever came later than a profile may be missing. */
const LegacyUser = z.object({
  id: UserId,
  email: Email,
  name: z.unknown(),
  role: optional(z.string()),
  practice_id: optional(z.string()),
  created_at: Timestamp,
  agreed_to_beta_terms: optional(z.boolean()),
  email_verification_required: optional(z.boolean()),
  grandfathered_email_verification: optional(z.boolean()),
  approval_status: optional(ApprovalStatus),
  approved_by: optional(z.string()),
  approved_at: z.nullable(Timestamp),
  rejection_reason: optional(z.string()),
  chatbot_name: optional(z.string()),
  time_zone: optional(z.string()),
})
export type LegacyUser = z.infer<typeof LegacyUser>

export const DEFAULTS = { role: DEFAULT_ROLE, practice_id: DEFAULT_PRACTICE }

/** The name, or none when it is not one that can be greeted or mailed to. */
export const nameOf = ({ name }: LegacyUser): string => z.safeParse(Name, name).data ?? ''

/** Whole milliseconds of the first of these fields that is there; not a number when none is. */
function timeOf(fields: Row['fields'], ...names: string[]): number {
  const value = names.map((name) => fields[name]).find((candidate) => candidate != null)
  return Math.floor(asMilliseconds(value) ?? Number.NaN)
}

/** A row of `users`, or the name of the field that is wrong. */
export function userOf({ id, fields }: Row): Checked<LegacyUser> {
  const approved_at = fields.approved_at == null ? null : timeOf(fields, 'approved_at')
  return check(LegacyUser, {
    ...fields,
    id,
    name: fields.name ?? '',
    created_at: timeOf(fields, 'created_at'),
    approved_at,
  })
}

/** A row of one of the two journal collections as the document it becomes, or the name of the field that is wrong. */
export function documentOf(collection: LegacyCollection, { id, fields }: Row): Checked<LegacyDocument> {
  const shaped =
    collection === 'journal_entries'
      ? { ...entryFields(fields), timestamp: timeOf(fields, 'timestamp', 'created_at') }
      : { ...summaryFields(fields), created_at: timeOf(fields, 'created_at') }
  const session_date = fields.session_date ?? dateOf(timeOf(fields, 'timestamp', 'created_at'))
  return check(LegacyDocument, { collection, id, session_date, ...shaped })
}

/** `content` repeats the two texts, so it counts only where there are none. */
const entryFields = ({ user_text, content, ai_response }: Row['fields']) => ({
  user_text: user_text ?? content,
  ai_response: ai_response ?? null,
})

const summaryFields = ({ summary, ai_summary, auto_ended, session_data }: Row['fields']) => ({
  summary: summary ?? null,
  ai_summary:
    typeof ai_summary === 'object' && ai_summary ? JSON.stringify(ai_summary) : (ai_summary ?? null),
  auto_ended: auto_ended === true,
  session_data: (Array.isArray(session_data) ? session_data : []).map((message: unknown) => {
    const fields = asFields(message)
    return { type: fields.type, content: fields.content, timestamp: timeOf(fields, 'timestamp') }
  }),
})

const dateOf = (at: number): string | undefined =>
  Number.isFinite(at) ? new Date(at).toISOString().slice(0, 10) : undefined

export type Checked<T> = { data: T } | { wrong: string }

/** Names the field, and never what is in it. */
function check<T>(schema: z.ZodMiniType<T>, value: unknown): Checked<T> {
  const result = z.safeParse(schema, value)
  return result.success
    ? { data: result.data }
    : { wrong: result.error.issues[0]?.path.join('.') || 'document' }
}
