import type { IncomingMessage } from 'node:http'
import { CallError } from '../../contract/errors.ts'

/** The `data` of the callable protocol's body. Reads no more than is allowed, and never waits for the rest. */
export async function readData(incoming: IncomingMessage, maxBytes: number): Promise<unknown> {
  const text = await readText(incoming, maxBytes)
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null || !('data' in body)) throw new CallError('notJson')
  return body.data
}

function readText(incoming: IncomingMessage, maxBytes: number): Promise<string> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes)
    return Promise.reject(new CallError('bodyTooLarge'))

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) reject(new CallError('bodyTooLarge'))
      else chunks.push(chunk)
    })
    incoming.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    incoming.on('error', () => reject(new CallError('cancelled')))
    incoming.on('aborted', () => reject(new CallError('cancelled')))
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message would quote the text.
    throw new CallError('notJson')
  }
}
