import { buildWebApp } from './webApp.ts'

// Only builds the web app, for those who start `server/main.ts` themselves.
try {
  buildWebApp()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
