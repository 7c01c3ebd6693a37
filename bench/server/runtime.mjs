// The old platform's callable runtime on our store. JavaScript, because its packages are installed only for measuring.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { initializeApp } from 'firebase-admin/app'
import { onCall } from 'firebase-functions/https'
import { getDailyUsage } from '../../server/calls/getDailyUsage.ts'
import { getSessionHistory } from '../../server/calls/getSessionHistory.ts'
import { saveEntry } from '../../server/calls/saveEntry.ts'
import { openSqlite } from '../../server/store/sqlite.ts'

const { PORT, DATA_DIR, FUNCTION, PROJECT_ID } = process.env
const { publicKeys } = JSON.parse(readFileSync(join(DATA_DIR, 'seeded.json'), 'utf8'))

// Tokens are checked as in production; only the keys come from here instead of from the platform.
const keys = createServer((_, answer) => {
  answer.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=86400' })
  answer.end(JSON.stringify(publicKeys))
}).listen(0, '127.0.0.1')
class OwnKeys extends Agent {
  createConnection = () => connect(keys.address().port, '127.0.0.1')
}
initializeApp({ projectId: PROJECT_ID, httpAgent: new OwnKeys() })

const context = {
  ...openSqlite(join(DATA_DIR, 'journal.sqlite')),
  now: Date.now,
  settings: { dailyMessageLimit: 30 },
}
const HANDLERS = { getDailyUsage, getSessionHistory, saveEntry }
const handler = HANDLERS[FUNCTION]

http(
  FUNCTION,
  onCall(({ auth, data }) => handler(context, { member: { userId: auth.uid }, input: data })),
)
getTestServer(FUNCTION).listen(Number(PORT), '127.0.0.1')
