import { destination, pino } from 'pino'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** One JSON line each, on stderr. No body, no text, no address, no user: what happened, how long, which request. */
export interface Log {
  call(name: string, outcome: string, milliseconds: number, requestId: string): void
  /** A failure nobody expected: its kind and place in our code. Its message could quote data, so it is left out. */
  failure(where: string, failure: unknown, requestId?: string): void
  info(event: string, facts?: Record<string, string | number | boolean>): void
}

export function createLog(level: LogLevel): Log {
  const logger = pino({ level, base: null }, destination({ fd: 2, sync: false }))
  return {
    call: (call, outcome, milliseconds, requestId) =>
      logger.debug({ call, outcome, ms: Math.round(milliseconds * 10) / 10, requestId }),
    failure: (where, failure, requestId) => logger.error({ where, requestId, ...described(failure) }),
    info: (event, facts) => logger.info({ event, ...facts }),
  }
}

export function described(failure: unknown): Record<string, unknown> {
  if (!(failure instanceof Error)) return { kind: typeof failure }
  const frames = framesOf(failure).filter((line) => /^\s+at /.test(line))
  const code = 'code' in failure ? String(failure.code) : undefined
  return { kind: failure.name, code, at: frames.slice(0, 5).map((line) => line.trim()) }
}

/** What follows the message in the stack: a line of a message may look like a frame. */
function framesOf({ message, stack = '' }: Error): string[] {
  const at = stack.indexOf(message)
  return at < 0 ? [] : stack.slice(at + message.length).split('\n')
}
