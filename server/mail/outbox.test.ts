import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { after, test } from 'node:test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { DAY, MINUTE } from '../../contract/limits.ts'
import { createTestContext, type TestContext } from '../../tests/support/testContext.ts'
import { createLog } from '../log.ts'
import * as mails from '../store/mails.ts'
import { localMailbox, type Mailer } from './mailer.ts'
import { deliverDueMails, removeOldMails } from './outbox.ts'
import { smtpMailer } from './smtp.ts'
import { verificationMail } from './texts.ts'

const log = createLog('silent')
const mail = verificationMail('ana@example.org', 'Ana Núñez', 'http://localhost:3000/app?verify=x')

const enqueue = (context: TestContext) => context.write((trx) => mails.enqueue(trx, mail, context.now()))
const deliver = (context: TestContext, mailer: Mailer) => deliverDueMails({ ...context, mailer, log })

/** A mail server that keeps what it is given. */
async function startMailServer(): Promise<{ url: string; received: Email[]; recipients: string[] }> {
  const received: Email[] = []
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      recipients.push(address)
      done()
    },
    async onData(stream, _session, done) {
      received.push(await PostalMime.parse(await new Response(stream as never).arrayBuffer()))
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  after(() => new Promise((closed) => server.close(() => closed(undefined))))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, recipients }
}

test('a mail goes out by SMTP once, and leaves the outbox', async () => {
  const context = await createTestContext()
  const server = await startMailServer()
  const mailer = smtpMailer(server.url, 'Journal <journal@example.org>')
  await enqueue(context)
  await Promise.all([deliver(context, mailer), deliver(context, mailer)])
  assert.equal(server.received.length, 1)
  assert.equal(server.received[0]?.subject, 'Please verify your email address')
  assert.deepEqual(server.received[0]?.to, [{ name: 'Ana Núñez', address: 'ana@example.org' }])
  assert.match(server.received[0]?.text ?? '', /http:\/\/localhost:3000\/app\?verify=x/)
  assert.equal((await context.db.selectFrom('mails').selectAll().execute()).length, 0)
})

test('a name cannot add a recipient or a header', async () => {
  const context = await createTestContext()
  const server = await startMailServer()
  const mailer = smtpMailer(server.url, 'Journal <journal@example.org>')
  const sneaky = { ...mail, recipientName: 'Ana\r\nBcc: evil@example.org', recipient: 'ana@example.org' }
  await context.write((trx) => mails.enqueue(trx, sneaky, context.now()))
  await deliver(context, mailer)
  assert.deepEqual(server.recipients, ['ana@example.org'])
  assert.equal(server.received[0]?.bcc, undefined)
})

test('a mail server that is away is tried again, later each time, and nothing is lost', async () => {
  const context = await createTestContext()
  const away = createServer().listen(0, '127.0.0.1')
  await once(away, 'listening')
  const { port } = away.address() as AddressInfo
  away.close()
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Journal <journal@example.org>')
  await enqueue(context)
  await deliver(context, mailer)
  const waiting = await context.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
  assert.equal(waiting.next_attempt_at, context.now() + MINUTE)

  context.clock.at += MINUTE
  await deliver(context, mailer)
  const still = await context.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
  assert.equal(still.next_attempt_at, context.now() + 2 * MINUTE)

  context.clock.at += 2 * MINUTE
  const server = await startMailServer()
  await deliver(context, smtpMailer(server.url, 'Journal <journal@example.org>'))
  assert.equal(server.received.length, 1)
})

test('without a mail server mails stay to be read, for three days', async () => {
  const context = await createTestContext()
  await enqueue(context)
  await deliver(context, localMailbox)
  assert.equal((await mails.delivered(context.db, 10))[0]?.subject, mail.subject)
  context.clock.at += 3 * DAY + 1
  await removeOldMails(context)
  assert.equal((await mails.delivered(context.db, 10)).length, 0)
})
