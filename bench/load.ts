import { connect, type Socket } from 'node:net'
import { SECOND } from '../contract/limits.ts'
import { percentile } from './figures.ts'

export interface Load {
  port: number
  path: string
  connections: number
  seconds: number
  /** The request of the n-th connection; asked anew each time. */
  request: (connection: number) => { bearer: string; data: unknown }
}

export interface Measured {
  requests: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/**
 * Each connection sends its next request when it has its answer. Straight on sockets, because an HTTP client would cost
 * more than the servers measured. Throws at any answer but 200.
 */
export async function measure({ port, path, connections, seconds, request }: Load): Promise<Measured> {
  const times: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * SECOND
  const one = async (connection: number) => {
    const socket = await connected(port)
    const answers = answersOf(socket)
    while (performance.now() < endsAt) {
      const bytes = asHttp(path, request(connection))
      const sentAt = performance.now()
      socket.write(bytes)
      await answers.next()
      times.push(performance.now() - sentAt)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => one(connection)))
  const took = (performance.now() - startedAt) / SECOND
  return {
    requests: times.length,
    perSecond: times.length / took,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  }
}

const connected = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })

function asHttp(path: string, { bearer, data }: ReturnType<Load['request']>): string {
  const body = JSON.stringify({ data })
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${bearer}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

/** Resolves at the end of each whole answer. */
function answersOf(socket: Socket): { next: () => Promise<void> } {
  let head = ''
  let missing = 0
  let waiting: PromiseWithResolvers<void> | undefined

  function take(bytes: Buffer): void {
    if (missing === 0) {
      head += bytes.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      missing = end + 4 + lengthOf(head) - head.length
      head = ''
    } else missing -= bytes.length
    if (missing === 0) waiting?.resolve()
  }
  socket.on('data', (bytes: Buffer) => {
    try {
      take(bytes)
    } catch (failure) {
      waiting?.reject(failure)
    }
  })
  socket.on('close', () => waiting?.reject(new Error('The server closed the connection.')))
  return {
    next() {
      if (socket.destroyed) throw new Error('The server closed the connection.')
      waiting = Promise.withResolvers()
      return waiting.promise
    },
  }
}

function lengthOf(head: string): number {
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not an answer to measure: ${head}`)
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (length === undefined) throw new Error('An answer without Content-Length.')
  return Number(length)
}
