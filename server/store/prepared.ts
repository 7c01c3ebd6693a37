import type { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/**
 * For what nearly every call asks: the query's text is made once, which takes longer than SQLite needs to answer it. The
 * values in `build` only hold the places, in the order in which they stand in the text. Answers the first row.
 */
export function prepared<Row>(build: (db: Db) => { compile(): CompiledQuery<Row> }) {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>()
  return async (db: Db, parameters: readonly unknown[]): Promise<Row | undefined> => {
    const query = compiled.get(db) ?? build(db).compile()
    compiled.set(db, query)
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows[0]
  }
}
