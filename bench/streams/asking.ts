import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export interface Asked {
  question: string
  /** Nanoseconds of the machine's one clock. */
  sentAt: bigint
  firstWordAt: bigint | undefined
  words: number
  outcome: 'answered' | 'failed'
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** One member asks the companion and reads the streamed reply to its end. */
export function askCompanion(port: number, bearer: string, question: string): Promise<Asked> {
  const asked: Asked = {
    question,
    sentAt: process.hrtime.bigint(),
    firstWordAt: undefined,
    words: 0,
    outcome: 'failed',
  }
  const body = JSON.stringify({
    data: { userText: question, sessionContext: '', sessionMode: 'free-journal', entryId: randomUUID() },
  })
  const headers = {
    Authorization: `Bearer ${bearer}`,
    Accept: 'text/event-stream',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  }
  return new Promise((resolve) => {
    const sent = request(
      { port, host: '127.0.0.1', path: '/functions/analyzeJournalEntry', method: 'POST', headers, agent },
      (response) => {
        response.setEncoding('latin1')
        response.on('data', (text: string) => {
          if (text.startsWith('data: {"message"')) {
            asked.firstWordAt ??= process.hrtime.bigint()
            asked.words++
          }
          if (text.includes('data: {"result"')) asked.outcome = 'answered'
        })
        response.on('end', () => resolve(asked))
        response.on('error', () => resolve(asked))
      },
    )
    sent.on('error', () => resolve(asked))
    sent.end(body)
  })
}
