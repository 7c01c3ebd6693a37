import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Db } from '../store/database.ts'
import * as mails from '../store/mails.ts'
import type { MailRow } from '../store/tables.ts'
import { localOnly } from './address.ts'

const MAILS_SHOWN = 50
const LINK = /https?:\/\/\S+/g

/** What would have been mailed, for whoever runs the server without a mail server: loopback only (design §9). */
export function mailbox(db: Db): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use('/mailbox', localOnly)
  app.use('/mailbox.json', localOnly)
  app.get('/mailbox', async (http) => {
    http.header('Cache-Control', 'no-store')
    return http.html(page(await mails.delivered(db, MAILS_SHOWN)))
  })
  app.get('/mailbox.json', async (http) => {
    http.header('Cache-Control', 'no-store')
    return http.json((await mails.delivered(db, MAILS_SHOWN)).map(asJson))
  })
  return app
}

const asJson = ({ recipient, subject, body }: MailRow) => ({
  to: recipient,
  subject,
  text: body,
  links: body.match(LINK) ?? [],
})

const page = (rows: readonly MailRow[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>Mailbox (${rows.length})</title>
    <link rel="stylesheet" href="/mailbox.css">
  </head>
  <body>
    <main>
      <h1>Mailbox</h1>
      <p>No mail server is set up, so mails arrive here. Only this machine can see this page.</p>
      ${rows.length === 0 ? html`<p>Nothing has been sent yet.</p>` : rows.map(mail)}
    </main>
  </body>
</html>`

const mail = ({ recipient, subject, body, created_at }: MailRow) => html`
      <article>
        <h2>${subject}</h2>
        <p class="to">To ${recipient}, ${new Date(created_at).toISOString().replace('T', ' ').slice(0, 16)} UTC</p>
        <div class="body">${linked(body)}</div>
      </article>`

/** The text with its addresses as links; everything else is escaped by the template. */
function linked(body: string) {
  const links = body.match(LINK) ?? []
  return body
    .split(LINK)
    .map((text, at) => html`${text}${links[at] ? html`<a href="${links[at]}">${links[at]}</a>` : ''}`)
}
