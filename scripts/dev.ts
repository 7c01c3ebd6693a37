import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'

// Two servers: the page's, which the browser talks to and which shows every edit at once, and behind it ours, which
// starts again at every edit. The page's sends no Content-Security-Policy; `npm start` and the journeys do.

const PROJECT = join(import.meta.dirname, '..')
if (existsSync('.env')) process.loadEnvFile('.env')
const port = Number(process.env.PORT ?? 3000)
const behind = port + 1

const server = spawnServer()
const page = await createServer({
  configFile: join(PROJECT, 'vite.config.ts'),
  root: join(PROJECT, 'web'),
  server: { port, strictPort: true, proxy: proxyTo(`http://localhost:${behind}`) },
  plugins: [
    { name: 'sign-in-page', configureServer: ({ middlewares }) => void middlewares.use(answerWithApp) },
  ],
})
await page.listen()
page.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.kill(signal)
    void page.close().then(() => process.exit())
  })
}

function spawnServer(): ChildProcess {
  const env = { APP_URL: `http://localhost:${port}`, ...process.env, PORT: `${behind}` }
  return spawn(process.execPath, ['--watch', join(PROJECT, 'server/main.ts')], { env, stdio: 'inherit' })
}

function proxyTo(target: string) {
  return Object.fromEntries(
    ['/functions', '/mailbox', '/healthz', '/readyz', '/metrics'].map((path) => [path, target]),
  )
}

/** The one page of the app has two addresses. */
function answerWithApp(request: { url?: string | undefined }, _: unknown, next: () => void): void {
  request.url = request.url?.replace(/^\/(?:app|login)(?=$|\?)/, '/app.html')
  next()
}
