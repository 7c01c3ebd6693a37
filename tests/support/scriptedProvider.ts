import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the provider answers one request. */
export type Answer = (response: ServerResponse) => void | Promise<void>

export interface ScriptedProvider {
  /** An OpenAI-compatible base URL. */
  baseUrl: string
  /** The bodies it was sent, in order. */
  requests: ChatRequest[]
  /** What comes next; the last answer stays for all further requests. */
  script(...answers: Answer[]): void
  /** Resolves when so many requests have arrived in all. */
  asked(times: number): Promise<void>
  close(): Promise<void>
}

export interface ChatRequest {
  model: string
  stream: boolean
  messages: { role: string; content: string }[]
  authorization: string | undefined
  [option: string]: unknown
}

/** An OpenAI-compatible server that answers, and fails, exactly as told. */
export async function startScriptedProvider(port = 0): Promise<ScriptedProvider> {
  const requests: ChatRequest[] = []
  let answers: Answer[] = [says('Hello.')]
  let arrivals: { times: number; arrived: () => void }[] = []

  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      requests.push({ ...JSON.parse(body), authorization: request.headers.authorization })
      for (const { times, arrived } of arrivals) if (requests.length >= times) arrived()
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      await answer?.(response)
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...next) => {
      answers = next
    },
    asked: (times) =>
      new Promise((arrived) => {
        if (requests.length >= times) arrived()
        else arrivals = [...arrivals, { times, arrived }]
      }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** A whole reply, in pieces of some characters, with the usage that providers report. */
export const says =
  (text: string, { characters = 12, usage = true } = {}): Answer =>
  (response) => {
    beginStream(response)
    for (const piece of inPieces(text, characters)) response.write(chunk(piece))
    response.write(event({ choices: [{ delta: {}, finish_reason: 'stop' }] }))
    if (usage) response.write(event({ choices: [], usage: { prompt_tokens: 700, completion_tokens: 40 } }))
    response.end('data: [DONE]\n\n')
  }

/** Pieces as the test hands them out. */
export const streams =
  (pieces: AsyncIterable<string>): Answer =>
  async (response) => {
    beginStream(response)
    for await (const piece of pieces) response.write(chunk(piece))
    response.end('data: [DONE]\n\n')
  }

export const failsWith =
  (status: number, headers: Record<string, string> = {}, body = '{"error":{"message":"no"}}'): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)
  }

/** Accepts the request and never says anything. */
export const hangs = (): Answer => () => {}

/** Says this much, then the connection is gone. */
export const cutsAfter =
  (text: string): Answer =>
  (response) => {
    beginStream(response)
    response.write(chunk(text), () => setImmediate(() => response.destroy()))
  }

/** Says this much, then stays silent with the connection open. */
export const stallsAfter =
  (text: string): Answer =>
  (response) => {
    beginStream(response)
    response.write(chunk(text))
  }

/** Anything that is not what was asked for. */
export const sends =
  (body: string, contentType: string): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Type': contentType }).end(body)
  }

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`
const chunk = (content: string): string => event({ choices: [{ delta: { content } }] })
const beginStream = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })

function* inPieces(text: string, characters: number): Generator<string> {
  for (let at = 0; at < text.length; at += characters) yield text.slice(at, at + characters)
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const bytes of request.setEncoding('utf8')) body += bytes
  return body || '{}'
}
