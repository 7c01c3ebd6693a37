import { existsSync } from 'node:fs'
import { loadAppSecrets, replaceAppSecrets } from '../server/appSecret.ts'
import type { Config } from '../server/config.ts'
import { databaseFile, openDatabase } from '../server/openDatabase.ts'
import { ADDRESS_KEY, openSecrets } from '../server/openSecrets.ts'
import { OperationError } from '../server/operations/backup.ts'
import { runCommand } from '../server/operations/command.ts'
import { resealAll } from '../server/operations/reseal.ts'
import { type AppSecrets, randomToken } from '../server/secrets.ts'
import type { Database } from '../server/store/database.ts'
import * as serverKeys from '../server/store/serverKeys.ts'

const [option] = process.argv.slice(2)

await runCommand(async (config) => {
  const { dataDir, databaseUrl } = config
  if (!databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new OperationError(`There is no journal in ${dataDir}.`)
  const database = await openDatabase(config)
  try {
    return option === '--lost' ? await giveUpLost(database) : await rotate(config, database)
  } finally {
    await database.close()
  }
})

async function rotate(config: Config, database: Database): Promise<string> {
  const { appSecret, dataDir } = config
  const current = loadAppSecrets(appSecret, dataDir)
  if (appSecret && current.length === 1)
    throw new OperationError('APP_SECRET needs two values: the new one, a comma, the old one.')
  if (!appSecret) await requireStopped(config)

  // An interrupted rotation is gone on with: its new secret is in the file already.
  const secrets: AppSecrets = current.length > 1 ? current : [randomToken(), ...current]
  if (!appSecret) replaceAppSecrets(dataDir, secrets)
  const resealed = await resealAll(database, await openSecrets(database, secrets))
  if (appSecret)
    return `Sealed ${resealed} values anew. From the next start on, APP_SECRET is the new value alone.`
  replaceAppSecrets(dataDir, [secrets[0]])
  return `Sealed ${resealed} values anew, under a new secret in ${dataDir}. Old backups need the old one.`
}

/** Passwords open nothing any more; recovery codes do. */
async function giveUpLost(database: Database): Promise<string> {
  await database.write((trx) => serverKeys.remove(trx, ADDRESS_KEY))
  return 'The server starts again. Members set a new password with "Forgot password" and their recovery code.'
}

/** The one process that uses this file knows only the secret it was started with. */
async function requireStopped({ host, port }: Config): Promise<void> {
  const answers = await fetch(`http://${host}:${port}/healthz`).then(
    () => true,
    () => false,
  )
  if (answers) throw new OperationError('Stop the server first; it takes a moment.')
}
