import { backup, OperationError } from '../server/operations/backup.ts'
import { runCommand } from '../server/operations/command.ts'

const [folder, option] = process.argv.slice(2)

await runCommand(async (config) => {
  if (!folder) throw new OperationError('Usage: npm run backup -- FOLDER [--with-secret]')
  if (config.databaseUrl) throw new OperationError('With PostgreSQL, use pg_dump (docs/operations.md).')
  const manifest = await backup(config.dataDir, folder, {
    withSecret: option === '--with-secret',
    madeAt: new Date(),
  })
  const { users, journal_entries: entries } = manifest.rows
  const secret = manifest.holdsSecret
    ? 'It holds the app secret: keep it as safe as the server.'
    : 'It does not hold the app secret: keep that elsewhere, or members need their recovery codes.'
  return `Backed up and checked: ${users} members, ${entries} entries in ${folder}.\n${secret}`
})
