import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { SECOND } from '../../contract/limits.ts'
import type { Context } from '../calls/context.ts'
import type { Log } from '../log.ts'
import { addressOf } from './address.ts'
import { answerCalls } from './calls.ts'
import { fileHeaders } from './headers.ts'
import { health } from './health.ts'
import { mailbox } from './mailbox.ts'
import { pages } from './pages.ts'

export interface HttpDeps {
  context: Context
  log: Log
  trustedProxies: number
  /** Where the built web app lies. */
  webFolder: string
  https: boolean
  /** True when mails stay here to be read. */
  showsMailbox: boolean
}

export interface HttpServer {
  listen(port: number, host: string): Promise<number>
  /** Takes nothing new, ends live streams, and lets replies under way finish for a while. */
  close(): Promise<void>
}

const FINISH_WITHIN = 20 * SECOND
const HEADERS_WITHIN = 10 * SECOND
const REQUEST_WITHIN = 60 * SECOND

/** Unique among all servers' requests, and cheaper than random bits for each. */
function requestIds(): () => string {
  const server = randomUUID().slice(0, 13)
  let requests = 0
  return () => `${server}-${(++requests).toString(36)}`
}

/** Calls are answered straight from node:http, because they are the hot path; pages by Hono. */
export function createHttpServer(deps: HttpDeps): HttpServer {
  const stopping = new AbortController()
  const nextRequestId = requestIds()
  const calls = answerCalls({
    context: deps.context,
    log: deps.log,
    addressOf: addressOf(deps.trustedProxies),
    secureCookies: deps.https,
    stopping: stopping.signal,
  })
  const other = getRequestListener(rooms(deps, stopping.signal).fetch, { overrideGlobalObjects: false })

  const server = createServer(
    { headersTimeout: HEADERS_WITHIN, requestTimeout: REQUEST_WITHIN },
    (incoming, outgoing) => {
      if (stopping.signal.aborted) outgoing.setHeader('Connection', 'close')
      if (incoming.url?.startsWith('/functions/')) void calls(incoming, outgoing, nextRequestId())
      else void other(incoming, outgoing)
    },
  )
  return {
    listen: (port, host) => listen(server, port, host),
    close: () => close(server, stopping),
  }
}

function rooms({ context, webFolder, https, showsMailbox }: HttpDeps, stopping: AbortSignal) {
  const { db, metrics } = context
  const app = new Hono()
  app.use(async (http, next) => {
    await next()
    const headers = fileHeaders(http.req.path, http.res.headers.get('content-type') ?? '', https)
    for (const [name, value] of Object.entries(headers)) http.header(name, value)
  })
  app.route('/', health({ db, metrics, stopping }))
  if (showsMailbox) app.route('/', mailbox(db))
  app.route('/', pages(webFolder))
  return app
}

/** Throws when the port is taken. Answers the port, which the system chooses when it is 0. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function close(server: Server, stopping: AbortController): Promise<void> {
  stopping.abort()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const impatient = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN)
  await closed
  clearTimeout(impatient)
}
