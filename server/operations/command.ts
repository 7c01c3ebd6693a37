import { existsSync } from 'node:fs'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { WrongAppSecret } from '../openSecrets.ts'
import { OperationError } from './backup.ts'

/** Runs an operator's command with the server's own configuration; what is wrong is one clear line. */
export async function runCommand(work: (config: Config) => Promise<string>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    process.stdout.write(`${await work(readConfig(process.env))}\n`)
  } catch (failure) {
    const expected = [OperationError, ConfigError, WrongAppSecret].some((kind) => failure instanceof kind)
    if (!expected || !(failure instanceof Error)) throw failure
    process.stderr.write(`${failure.message}\n`)
    process.exitCode = 1
  }
}
