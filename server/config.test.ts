import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment is a complete configuration', () => {
  const config = readConfig({})
  assert.equal(config.port, 3000)
  assert.equal(config.appUrl, 'http://localhost:3000')
  assert.equal(config.adminEmail, 'admin@example.com')
  assert.equal(config.dailyMessageLimit, 30)
  assert.equal(config.companion.kind, 'builtin')
})

test('the address follows the port unless it is given', () => {
  assert.equal(readConfig({ PORT: '4000' }).appUrl, 'http://localhost:4000')
  assert.equal(readConfig({ APP_URL: 'https://journal.example.org/' }).appUrl, 'https://journal.example.org')
})

const wrong: [string, Record<string, string>][] = [
  ['PORT must be a port number.', { PORT: 'three' }],
  ['PORT must be a port number.', { PORT: '70000' }],
  ['APP_URL must be an http or https address.', { APP_URL: 'journal.example.org' }],
  ['DATABASE_URL must be a postgres:// address.', { DATABASE_URL: 'mysql://x', APP_SECRET: 'x'.repeat(32) }],
  ['APP_SECRET must be at least 32 characters.', { APP_SECRET: 'short' }],
  ['ADMIN_EMAIL must be an email address.', { ADMIN_EMAIL: 'admin' }],
  ['SMTP_URL must be an smtp:// or smtps:// address.', { SMTP_URL: 'mail.example.org' }],
  ['COMPANION must be one of builtin, openai-compatible, anthropic, google.', { COMPANION: 'eliza' }],
  ['DAILY_MESSAGE_LIMIT must be a number from 1.', { DAILY_MESSAGE_LIMIT: '0' }],
  ['TRUST_PROXY must be how many proxies are in front, such as 1.', { TRUST_PROXY: 'yes' }],
  ['LOG_LEVEL must be one of silent, error, warn, info, debug.', { LOG_LEVEL: 'loud' }],
  ['COMPANION_PRICES must be two prices per million tokens, like 0.15,0.60.', { COMPANION_PRICES: '1' }],
]
for (const [line, environment] of wrong) {
  test(`a wrong value stops with one line: ${line}`, () => {
    assert.throws(
      () => readConfig(environment),
      (error) => error instanceof ConfigError && error.message === line,
    )
  })
}

test('every wrong variable is named at once, and no value is repeated', () => {
  assert.throws(
    () => readConfig({ PORT: 'hunter2', APP_SECRET: 'hunter2' }),
    (error) => error instanceof ConfigError && error.lines.length === 2 && !error.message.includes('hunter2'),
  )
})

test('PostgreSQL needs a secret that all processes share', () => {
  const environment = { DATABASE_URL: 'postgres://one:5432,two:5432/journal' }
  assert.throws(() => readConfig(environment), /APP_SECRET is required with DATABASE_URL/)
  const config = readConfig({ ...environment, APP_SECRET: 'x'.repeat(32) })
  assert.equal(config.databaseUrl, environment.DATABASE_URL)
})

test('each provider says what it needs', () => {
  assert.throws(() => readConfig({ COMPANION: 'openai-compatible' }), /COMPANION_BASE_URL is required/)
  assert.throws(
    () => readConfig({ COMPANION: 'anthropic', COMPANION_MODEL: 'm' }),
    /COMPANION_API_KEY is required/,
  )
})
