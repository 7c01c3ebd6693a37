import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadAppSecrets } from './appSecret.ts'
import type { Context } from './calls/context.ts'
import { tokensToday } from './calls/tokensToday.ts'
import { startChores } from './chores/chores.ts'
import { createCompanion } from './companion/fromConfig.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createHttpServer } from './http/server.ts'
import { createLog, type Log } from './log.ts'
import { localMailbox, type Mailer } from './mail/mailer.ts'
import { createMetrics } from './metrics.ts'
import { openDatabase } from './openDatabase.ts'
import { openSecrets, WrongAppSecret } from './openSecrets.ts'
import type { Database } from './store/database.ts'
import * as statistics from './store/statistics.ts'
import { welcome } from './welcome.ts'

/** The composition root: everything with state is built here, from the configuration. */
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const metrics = createMetrics()
  const mailer = await createMailer(config)

  const database = await openDatabase(config)
  const context: Context = {
    ...database,
    now: Date.now,
    secrets: await openSecrets(database, loadAppSecrets(config.appSecret, config.dataDir)),
    companion: await createCompanion(config.companion, { peers: companionPeers(database) }),
    metrics,
    tokensToday: tokensToday({ db: database.db, now: Date.now }),
    mailSoon: () => chores.mailSoon(),
    settings: config,
  }
  showState(context)
  const chores = startChores(context, mailer, log)
  const server = createHttpServer({
    context,
    log,
    trustedProxies: config.trustedProxies,
    showsMailbox: mailer.keepsMails,
    webFolder: join(import.meta.dirname, '../dist/web'),
    https: config.appUrl.startsWith('https:'),
  })
  const port = await server.listen(config.port, config.host)
  process.stdout.write(welcome(config, port, context.companion.label))
  checkCompanion(context, log)

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    await server.close()
    await chores.stop()
    await database.close()
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

/** One process's breaker tells all. */
const companionPeers = ({ changes }: Database) => ({
  publish: (message: string) => changes.publish('companion', message),
  subscribe: (listener: (message: string) => void) => void changes.subscribe('companion', listener),
})

/** What whoever watches over the server wants to know beyond counts. */
function showState({ db, companion, metrics }: Context): void {
  const mails = () => statistics.mails(db)
  metrics.gauge('journal_mails_waiting', 'Mails not delivered yet', async () => (await mails()).waiting)
  metrics.gauge('journal_mails_failing', 'Of those, tried in vain', async () => (await mails()).failing)
  metrics.gauge('journal_companion_healthy', '0 after a failure, until it answers again', () =>
    companion.health().healthy ? 1 : 0,
  )
}

/** Nobody waits for it; the admin sees when it fails. */
function checkCompanion({ companion }: Context, log: Log): void {
  companion
    .check(new AbortController().signal)
    .catch((failure: unknown) => log.failure('checking the companion', failure))
}

async function createMailer({ smtpUrl, mailFrom }: Config): Promise<Mailer> {
  if (!smtpUrl) return localMailbox
  const { smtpMailer } = await import('./mail/smtp.ts')
  return smtpMailer(smtpUrl, mailFrom)
}

function explain(failure: unknown): string {
  if (failure instanceof ConfigError) return failure.lines.join('\n')
  if (failure instanceof WrongAppSecret) return failure.message
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined
  if (code === 'EADDRINUSE') return 'This port is taken. Choose another one with PORT=3001 npm start.'
  if (failure instanceof Error && code === 'CONNECTION_UNAVAILABLE')
    return `${failure.message}: ${reasons(failure.cause).join('; ')}`
  if (code === 'EACCES') return 'This process may not use that port or folder.'
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
}

/** Each host has its own. */
function reasons(cause: unknown): string[] {
  if (cause instanceof AggregateError) return [...new Set(cause.errors.flatMap(reasons))]
  return [cause instanceof Error && cause.message ? cause.message : String(cause)]
}

start().catch((failure: unknown) => {
  process.stderr.write(`${explain(failure)}\n`)
  process.exit(1)
})
