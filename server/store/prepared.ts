import type { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/** Rows, or undefined while a transaction is open, of which nobody else may see anything. */
type ReadAtOnce = (sql: string, parameters: readonly unknown[]) => unknown[] | undefined
const readers = new WeakMap<Db, ReadAtOnce>()

/** For a database in this process: Kysely's way to a connection takes longer than the answer. */
export const letReadAtOnce = (db: Db, read: ReadAtOnce): unknown => readers.set(db, read)

/**
 * For what nearly every call asks: the query's text is made once, which takes longer than SQLite needs to answer it. The
 * values in `build` only hold the places, in the order in which they stand in the text. Answers the first row.
 */
export function prepared<Row>(build: (db: Db) => { compile(): CompiledQuery<Row> }) {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>()
  return async (db: Db, parameters: readonly unknown[]): Promise<Row | undefined> => {
    const query = compiled.get(db) ?? build(db).compile()
    compiled.set(db, query)
    const rows = readers.get(db)?.(query.sql, parameters) as Row[] | undefined
    return (rows ?? (await db.executeQuery<Row>({ ...query, parameters })).rows)[0]
  }
}
