import type { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/** Answers rows, or undefined when this database has to be asked through its pool or its queue. */
type RunAtOnce = (sql: string, parameters: readonly unknown[]) => unknown[] | undefined
const runners = new WeakMap<Db, RunAtOnce>()

/** For a database in this process: Kysely's way to a connection takes longer than the answer. */
export const letRunAtOnce = (db: Db, run: RunAtOnce): unknown => runners.set(db, run)

/** Stands in a query's text for a value that each run brings. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Whatever is asked of it is a place of that name. */
const PLACES: unknown = new Proxy({}, { get: (_, name) => new Place(String(name)) })

/**
 * For what nearly every call does: the query's text is made once, which takes longer than SQLite needs to run it. So `build`
 * may only put its values into the query, never look at them; all are there in each run.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => { compile(): CompiledQuery<Row> },
) {
  /** By what is the same for a database and all its transactions. */
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (db: Db, values: Values): Promise<Row[]> => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? build(db, PLACES as Values).compile()
    compiled.set(adapter, query)
    const parameters = query.parameters.map((each) =>
      each instanceof Place ? values[each.name as keyof Values] : each,
    )
    const rows = runners.get(db)?.(query.sql, parameters) as Row[] | undefined
    return rows ?? (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
