import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { DAILY_MESSAGE_LIMIT } from '../contract/limits.ts'
import { Email } from '../contract/validation/email.ts'
import type { CompanionConfig } from './companion/fromConfig.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'

/** Everything the environment decides, read once (design §9; `.env.example` has a line on each). */
export interface Config {
  port: number
  host: string
  appUrl: string
  dataDir: string
  databaseUrl: string | undefined
  appSecret: string | undefined
  adminEmail: string
  smtpUrl: string | undefined
  mailFrom: string
  companion: CompanionConfig
  dailyMessageLimit: number
  dailyTokenBudget: number | undefined
  tokenPrices: { in: number; out: number } | undefined
  journalTitle: string | undefined
  trustedProxies: number
  logLevel: LogLevel
}

/** Each wrong value with one clear line. */
export class ConfigError extends Error {
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'ConfigError'
    this.lines = lines
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Throws `ConfigError` that names every wrong variable at once. */
export function readConfig(environment: Environment): Config {
  const wrong: string[] = []
  const read = reader(environment, wrong)

  const port = read('PORT', 3000, integer(0, 65_535), 'a port number')
  const companion = {
    kind: read('COMPANION', 'builtin', oneOf(COMPANIONS), `one of ${COMPANIONS.join(', ')}`),
    baseUrl: read('COMPANION_BASE_URL', undefined, url('http:', 'https:'), 'an http or https address'),
    model: read('COMPANION_MODEL', undefined, text(200), 'the name of a model'),
    apiKey: read('COMPANION_API_KEY', undefined, text(1000), 'a key'),
  }
  const config: Config = {
    port,
    host: read('HOST', '127.0.0.1', host, 'an address to listen on'),
    appUrl: read('APP_URL', `http://localhost:${port}`, url('http:', 'https:'), 'an http or https address'),
    dataDir: resolve(read('DATA_DIR', './data', text(1000), 'a folder')),
    databaseUrl: read('DATABASE_URL', undefined, postgresUrl, 'a postgres:// address'),
    appSecret: read('APP_SECRET', undefined, secret, 'at least 32 characters'),
    adminEmail: read('ADMIN_EMAIL', 'admin@example.com', email, 'an email address'),
    smtpUrl: read('SMTP_URL', undefined, url('smtp:', 'smtps:'), 'an smtp:// or smtps:// address'),
    mailFrom: read('MAIL_FROM', 'Journal <journal@localhost>', text(300), 'a sender'),
    companion,
    dailyMessageLimit: read(
      'DAILY_MESSAGE_LIMIT',
      DAILY_MESSAGE_LIMIT,
      integer(1, 10_000),
      'a number from 1',
    ),
    dailyTokenBudget: read('COMPANION_DAILY_TOKENS', undefined, integer(1, 1e12), 'a number of tokens'),
    tokenPrices: read('COMPANION_PRICES', undefined, prices, 'two prices per million tokens, like 0.15,0.60'),
    journalTitle: read('JOURNAL_TITLE', undefined, text(80), 'at most 80 characters'),
    trustedProxies: read('TRUST_PROXY', 0, integer(0, 10), 'how many proxies are in front, such as 1'),
    logLevel: read('LOG_LEVEL', 'warn', oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
  }

  if (config.databaseUrl && !config.appSecret)
    wrong.push('APP_SECRET is required with DATABASE_URL, because every process needs the same one.')
  if (companion.kind === 'openai-compatible' && !companion.baseUrl)
    wrong.push(
      'COMPANION_BASE_URL is required with COMPANION=openai-compatible, such as http://localhost:11434/v1.',
    )
  if (companion.kind !== 'builtin' && !companion.model)
    wrong.push(`COMPANION_MODEL is required with COMPANION=${companion.kind}.`)
  if ((companion.kind === 'anthropic' || companion.kind === 'google') && !companion.apiKey)
    wrong.push(`COMPANION_API_KEY is required with COMPANION=${companion.kind}.`)
  if (wrong.length > 0) throw new ConfigError(wrong)
  return config
}

const COMPANIONS = ['builtin', 'openai-compatible', 'anthropic', 'google'] as const

/** Undefined for a value that is not valid. */
type Parse<T> = (value: string) => T | undefined

function reader(environment: Environment, wrong: string[]) {
  return <T, D extends T | undefined>(
    name: string,
    fallback: D,
    parse: Parse<T>,
    expected: string,
  ): T | D => {
    const value = environment[name]?.trim()
    if (!value) return fallback
    const parsed = parse(value)
    // The value itself is not repeated: it may be a secret.
    if (parsed === undefined) wrong.push(`${name} must be ${expected}.`)
    return parsed ?? fallback
  }
}

const integer =
  (min: number, max: number): Parse<number> =>
  (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return number >= min && number <= max ? number : undefined
  }

const text =
  (max: number): Parse<string> =>
  (value) =>
    value.length <= max && !/\p{Cc}/u.test(value) ? value : undefined

const oneOf =
  <const T extends string>(values: readonly T[]): Parse<T> =>
  (value) =>
    values.find((known) => known === value)

const url =
  (...protocols: string[]): Parse<string> =>
  (value) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value.replace(/\/+$/, '') : undefined

/** May name several hosts, which the URL standard does not know. */
const postgresUrl: Parse<string> = (value) => (/^postgres(ql)?:\/\/\S+$/.test(value) ? value : undefined)
/** Several, the newest first, only while it is rotated. */
const secret: Parse<string> = (value) =>
  value.split(',').every((one) => one.trim().length >= 32) ? value : undefined
const host: Parse<string> = (value) => (isIP(value) || /^[a-z0-9.-]+$/i.test(value) ? value : undefined)
const email: Parse<string> = (value) => z.safeParse(Email, value).data

const prices: Parse<{ in: number; out: number }> = (value) => {
  const [input, output, ...rest] = value.split(',').map(Number)
  const valid = rest.length === 0 && Number.isFinite(input) && Number.isFinite(output)
  return valid && input !== undefined && output !== undefined ? { in: input, out: output } : undefined
}
