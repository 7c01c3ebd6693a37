import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup as copyOnline, DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'

const DATABASE = 'journal.sqlite'
const SECRET = 'app-secret'
const MANIFEST = 'backup.json'

/** What a backup says of itself. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  sha256: z.string(),
  /** Without it nobody can sign in with a password after a restore, unless APP_SECRET is set; recovery codes work. */
  holdsSecret: z.boolean(),
  rows: z.record(z.string(), z.int()),
})
export type Manifest = z.infer<typeof Manifest>

/** One line for whoever ran the command. */
export class OperationError extends Error {
  override name = 'OperationError'
}

/** A consistent copy while the server runs, checked before it takes its final name. */
export async function backup(
  dataDir: string,
  folder: string,
  { withSecret, madeAt }: { withSecret: boolean; madeAt: Date },
): Promise<Manifest> {
  const source = join(dataDir, DATABASE)
  if (!(await exists(source))) throw new OperationError(`There is no ${DATABASE} in ${dataDir}.`)
  if (await exists(join(folder, MANIFEST))) throw new OperationError(`${folder} holds a backup already.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })

  const unfinished = join(folder, `${DATABASE}.unfinished`)
  const database = new DatabaseSync(source, { readOnly: true, timeout: 30_000 })
  try {
    await copyOnline(database, unfinished)
  } finally {
    database.close()
  }
  const rows = checkedRows(unfinished)
  await rename(unfinished, join(folder, DATABASE))
  if (withSecret) await copyFile(join(dataDir, SECRET), join(folder, SECRET))

  const manifest: Manifest = {
    format: 1,
    madeAt: madeAt.toISOString(),
    sha256: await sha256Of(join(folder, DATABASE)),
    holdsSecret: withSecret,
    rows,
  }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`)
  return manifest
}

/** Puts a checked backup into an empty DATA_DIR, with nobody signed in. The server must not run meanwhile. */
export async function restore(folder: string, dataDir: string): Promise<Manifest> {
  const target = join(dataDir, DATABASE)
  if (await exists(target))
    throw new OperationError(`${dataDir} holds a journal already. Move it away first; nothing was changed.`)
  const manifest = await readManifest(folder)
  const source = join(folder, DATABASE)
  if ((await sha256Of(source)) !== manifest.sha256)
    throw new OperationError('The backup is damaged: its checksum differs. Nothing was changed.')

  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = `${target}.unfinished`
  await copyFile(source, unfinished)
  checkedRows(unfinished)
  endSignIns(unfinished)
  if (manifest.holdsSecret) await copyFile(join(folder, SECRET), join(dataDir, SECRET))
  await rename(unfinished, target)
  return manifest
}

/** Opens a database, lets SQLite check it, and counts what it holds. Throws when it is damaged. */
function checkedRows(path: string): Record<string, number> {
  const database = new DatabaseSync(path)
  try {
    const result = database.prepare('pragma integrity_check').get()
    if (result?.integrity_check !== 'ok') throw new OperationError(`${path} is damaged.`)
    const count = (table: string) => Number(database.prepare(`select count(*) as n from ${table}`).get()?.n)
    const tables = ['users', 'journal_sessions', 'journal_entries', 'session_summaries']
    return Object.fromEntries(tables.map((table) => [table, count(table)]))
  } finally {
    database.close()
  }
}

/** Those that were ended since the backup would be good again, a stolen device's among them. */
function endSignIns(path: string): void {
  const database = new DatabaseSync(path)
  try {
    database.exec('delete from bearer_tokens; delete from sign_ins')
  } finally {
    database.close()
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  } catch {
    throw new OperationError(`${folder} holds no backup of ours.`)
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
