import type { ProviderLabel } from '../contract/entities/companion.ts'
import type { Config } from './config.ts'

/** The one friendly block of a start. Its first line names the address. */
export function welcome(config: Config, port: number, companion: ProviderLabel): string {
  const address = config.appUrl.replace(/:0$/, `:${port}`)
  const mailbox = config.smtpUrl ? 'mails go out by SMTP' : `${address}/mailbox`
  const answers =
    companion.provider === 'builtin'
      ? 'the built-in one; no text leaves this machine'
      : `${companion.model} at ${companion.host}`
  return `
  Your journal is open at ${address}

  Mailbox    ${mailbox}
  Admin      ${config.adminEmail} (sign up with this address to approve members)
  Companion  ${answers}
  Data       ${config.databaseUrl ? 'PostgreSQL' : config.dataDir}

  Stop with Ctrl-C.

`
}
