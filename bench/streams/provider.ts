import { createServer, type ServerResponse } from 'node:http'

/** An OpenAI-compatible provider that says a word every 20 ms, to however many at once. A process of its own. */

const { PORT = '' } = process.env
const TOKEN_EVERY_MS = 20
const TOKENS = 500

interface Answer {
  response: ServerResponse
  left: number
}

/** When a question came and its first word went, by the question's text; nanoseconds of the machine's one clock. */
const timings: Record<string, { askedAt: string; answeredAt: string }> = {}
/** Spread over the interval, as the answers of real providers are. */
const SLOTS = 20
const slots = Array.from({ length: SLOTS }, () => new Set<Answer>())

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const WORD = chunk('words ')
const END = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

const speak = (answer: Answer, slot: Set<Answer>): void => {
  if (answer.left-- > 0) answer.response.write(WORD)
  else {
    slot.delete(answer)
    answer.response.end(END)
  }
}

let turn = 0
setInterval(() => {
  const slot = slots[turn++ % SLOTS]
  for (const answer of slot ?? []) if (slot) speak(answer, slot)
}, TOKEN_EVERY_MS / SLOTS)

createServer((request, response) => {
  const askedAt = process.hrtime.bigint()
  if (request.url === '/timings') {
    response.end(JSON.stringify(timings))
    return
  }
  let body = ''
  request.setEncoding('utf8').on('data', (text) => (body += text))
  request.on('end', () => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] }
    const question = /question-\d+/.exec(messages.at(-1)?.content ?? '')?.[0] ?? ''
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(WORD)
    if (!question) {
      response.end(END)
      return
    }
    timings[question] = { askedAt: String(askedAt), answeredAt: String(process.hrtime.bigint()) }
    const slot = slots[Object.keys(timings).length % SLOTS]
    const answer = { response, left: TOKENS - 1 }
    slot?.add(answer)
    response.on('close', () => slot?.delete(answer))
  })
}).listen(Number(PORT), '127.0.0.1')
