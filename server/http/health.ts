import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Metrics } from '../metrics.ts'
import type { Db } from '../store/database.ts'
import { localOnly } from './address.ts'

interface HealthDeps {
  db: Db
  metrics: Metrics
  stopping: AbortSignal
}

/** `/healthz`: this process runs. `/readyz`: it can serve. `/metrics`: counts, for this machine only. */
export function health({ db, metrics, stopping }: HealthDeps): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/healthz', (http) => http.text('ok'))
  app.get('/readyz', async (http) => {
    if (stopping.aborted) return http.text('stopping', 503)
    try {
      await sql`select 1`.execute(db)
      return http.text('ready')
    } catch {
      return http.text('no database', 503)
    }
  })
  app.get('/metrics', localOnly, async (http) =>
    http.text(await metrics.text(), 200, { 'Content-Type': 'text/plain; version=0.0.4' }),
  )
  return app
}
