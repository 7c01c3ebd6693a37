import { after } from 'node:test'
import { createHttpServer, type HttpServer } from '../../server/http/server.ts'
import { createLog, type Log } from '../../server/log.ts'
import { createTestContext, type TestContext } from './testContext.ts'

export interface TestServer {
  origin: string
  context: TestContext
  http: HttpServer
}

interface Options {
  context?: TestContext
  log?: Log
  trustedProxies?: number
  webFolder?: string
  https?: boolean
}

/** The real HTTP side on a free port of this machine, on a context of the test's own. */
export async function startHttp({
  context,
  log,
  trustedProxies = 0,
  webFolder = import.meta.dirname,
  https = false,
}: Options = {}): Promise<TestServer> {
  const used = context ?? (await createTestContext())
  const http = createHttpServer({
    context: used,
    log: log ?? createLog('silent'),
    trustedProxies,
    webFolder,
    https,
    showsMailbox: true,
  })
  const port = await http.listen(0, '127.0.0.1')
  after(() => http.close())
  return { origin: `http://127.0.0.1:${port}`, context: used, http }
}

/** A call as bytes go over the wire. */
export function post(
  origin: string,
  name: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}/functions/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })
}
