/**
 * What a session costs in tokens (`npm run bench:companion -- --tokens` stops there), and what our code adds to a
 * provider's first token, at 1 and at 50 streams: `npm run bench:companion`.
 * The provider is a process of its own that sends 50 tokens a second to each stream. Rounds with the provider alone and
 * with the companion in front take turns, so that both meet the same machine.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { formatSessionContext } from '../contract/sessionContext.ts'
import type { ReplyRequest } from '../server/companion/companion.ts'
import { createCompanion } from '../server/companion/fromConfig.ts'
import type { GuardedCompanion } from '../server/companion/guarded.ts'
import { replyPrompt } from '../server/companion/prompts/replyPrompt.ts'
import { estimateTokens } from '../server/companion/prompts/tokens.ts'
import { percentile } from './figures.ts'

const TOKEN_EVERY = 20
const TOKENS = 75
const ROUNDS: readonly (readonly [streams: number, rounds: number])[] = [
  [1, 30],
  [50, 8],
]

function startProvider(): void {
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      let sent = 0
      const timer = setInterval(() => {
        response.write('data: {"choices":[{"index":0,"delta":{"content":" word"},"finish_reason":null}]}\n\n')
        if (++sent < TOKENS) return
        clearInterval(timer)
        response.end('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')
      }, TOKEN_EVERY)
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  process.once('disconnect', () => process.exit())
}

async function measure(): Promise<void> {
  const provider = fork(import.meta.filename, ['--provider'])
  const [port] = await once(provider, 'message')
  const baseUrl = `http://127.0.0.1:${port}/v1`
  const companion = await createCompanion({
    kind: 'openai-compatible',
    baseUrl,
    model: 'bench',
    apiKey: undefined,
  })
  await Promise.all([throughCompanion(companion), alone(baseUrl)])

  const rows: Record<string, string | number>[] = []
  for (const [streams, rounds] of ROUNDS) {
    const without: number[] = []
    const within: number[] = []
    for (let round = 0; round < rounds; round++) {
      without.push(...(await together(streams, () => alone(baseUrl))))
      within.push(...(await together(streams, () => throughCompanion(companion))))
    }
    rows.push({
      streams,
      samples: within.length,
      ...percentiles('alone', without),
      ...percentiles('companion', within),
      'added p50 (ms)': rounded(percentile(within, 50) - percentile(without, 50)),
      'added p95 (ms)': rounded(percentile(within, 95) - percentile(without, 95)),
    })
  }
  provider.disconnect()
  console.table(rows)
}

/** Streams begin one after another within a second, as people do, and all run at the same time by its end. */
const together = (streams: number, once: () => Promise<number>): Promise<number[]> =>
  Promise.all(Array.from({ length: streams }, (_, at) => setTimeout((at * 1000) / streams).then(once)))

const REQUEST: ReplyRequest = {
  userText: 'I had a long day, and I keep thinking about what my sister said.',
  sessionContext: formatSessionContext(
    Array.from({ length: 20 }, (_, at) => ({
      type: at % 2 === 0 ? ('user' as const) : ('ai' as const),
      content: `This is message ${at} of a session that has gone on for some time, like most of them.`,
    })),
  ),
  mode: 'free-journal',
  companionName: 'Sage',
  memory: { notes: 'I have two cats.', summaries: ['You wrote about the move.'] },
}

/** Milliseconds to the first text with prompt, client, guard and cleaning in between. */
async function throughCompanion(companion: GuardedCompanion): Promise<number> {
  const started = performance.now()
  let first = 0
  for await (const piece of companion.reply(REQUEST, AbortSignal.timeout(60_000))) {
    if (piece && first === 0) first = performance.now() - started
  }
  return first
}

const BODY = JSON.stringify(replyPrompt(REQUEST))

/** The same for the bare provider, sent just as much. */
async function alone(baseUrl: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    body: BODY,
  })
  let first = 0
  for await (const _ of response.body ?? []) if (first === 0) first = performance.now() - started
  return first
}

const percentiles = (what: string, values: readonly number[]) => ({
  [`${what} p50`]: rounded(percentile(values, 50)),
  [`${what} p95`]: rounded(percentile(values, 95)),
})

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100

/** The prompt of every message of a session, in estimated tokens, and what it would be without trimming. */
function printTokens(): void {
  const writes =
    'I keep thinking about what my sister said on the phone, and I do not know what to answer her. '
  const says = 'You keep thinking about what your sister said. What would you like her to know about this?'
  const earlier: { type: 'user' | 'ai'; content: string }[] = []
  let sent = 0
  let untrimmed = 0
  const rows: Record<string, number>[] = []
  for (let message = 1; message <= 100; message++) {
    const sessionContext = formatSessionContext(earlier)
    const { system, messages } = replyPrompt({ ...REQUEST, userText: writes.repeat(3), sessionContext })
    const tokens = messages.reduce(
      (sum, { content }) => sum + estimateTokens(content),
      estimateTokens(system),
    )
    sent += tokens
    untrimmed += FIXED_TOKENS + estimateTokens(sessionContext) + estimateTokens(writes.repeat(3))
    if ([1, 10, 25, 50, 75, 100].includes(message))
      rows.push({ message, tokens, 'all so far': sent, untrimmed })
    earlier.push({ type: 'user', content: writes.repeat(3) }, { type: 'ai', content: says })
  }
  console.table(rows)
}

const FIXED_TOKENS = estimateTokens(replyPrompt({ ...REQUEST, sessionContext: '' }).system)

if (process.argv.includes('--provider')) startProvider()
else {
  printTokens()
  if (!process.argv.includes('--tokens')) await measure()
}
