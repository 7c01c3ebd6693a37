import { OperationError, restore } from '../server/operations/backup.ts'
import { runCommand } from '../server/operations/command.ts'

const [folder] = process.argv.slice(2)

await runCommand(async (config) => {
  if (!folder) throw new OperationError('Usage: npm run restore -- FOLDER')
  if (config.databaseUrl) throw new OperationError('With PostgreSQL, use pg_restore (docs/operations.md).')
  const { rows, madeAt, holdsSecret } = await restore(folder, config.dataDir)
  const secret = holdsSecret
    ? 'The app secret was restored, too.'
    : 'Put the app secret into DATA_DIR/app-secret before the start; if it is lost, npm run rotate-secret -- --lost.'
  return `Restored ${rows.users} members and ${rows.journal_entries} entries of ${madeAt} into ${config.dataDir}.\n${secret}`
})
