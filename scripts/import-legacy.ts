import { loadAppSecrets } from '../server/appSecret.ts'
import { openDatabase } from '../server/openDatabase.ts'
import { openSecrets } from '../server/openSecrets.ts'
import { OperationError } from '../server/operations/backup.ts'
import { runCommand } from '../server/operations/command.ts'
import { importLegacy, type Report } from '../server/operations/importLegacy.ts'
import { readExport } from '../server/operations/legacyExport.ts'

const DEFAULT_PASSPHRASE = '{userId}{secret}'

const [folder] = process.argv.slice(2)

await runCommand(async (config) => {
  if (!folder) throw new OperationError('Usage: npm run import:legacy -- FOLDER (docs/import.md)')
  const { LEGACY_APP_SECRET: secret, LEGACY_PASSPHRASE: pattern = DEFAULT_PASSPHRASE } = process.env
  if (!secret) throw new OperationError('LEGACY_APP_SECRET is required: the app secret of the old platform.')
  const exported = await readExport(folder)

  const database = await openDatabase(config)
  try {
    const report = await importLegacy(
      {
        write: database.write,
        now: Date.now,
        secrets: await openSecrets(database, loadAppSecrets(config.appSecret, config.dataDir)),
        appUrl: config.appUrl,
        passphraseOf: (userId) => pattern.replace('{userId}', () => userId).replace('{secret}', () => secret),
      },
      exported,
    )
    return asText(report)
  } finally {
    await database.close()
  }
})

function asText({ members, documents, leftOut }: Report): string {
  return [
    `Members:   ${members.imported} imported, ${members.alreadyHere} were here already`,
    `Documents: ${documents.imported} imported, ${documents.alreadyHere} were here already`,
    `Left out:  ${leftOut.length}`,
    ...leftOut.map(({ collection, id, why }) => `  ${collection} ${id}: ${why}`),
  ].join('\n')
}
