import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * What is answered on which path (spec §2): the landing page, the app's shell, its files, and else a redirect.
 * `folder` holds the built web app.
 */
export function pages(folder: string): Hono {
  const app = new Hono()
  app.use(async (http, next) => {
    await next()
    // Hashed names never change what they mean.
    const hashed = http.req.path.startsWith('/assets/') && http.res.ok
    http.header('Cache-Control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    if (hashed) http.header('Last-Modified', undefined)
  })

  const file = (path: string) => serveStatic({ root: folder, path, precompressed: true })
  app.get('/', file('index.html'))
  // Byte for byte what was built: the service worker checks it.
  app.get('/login', file('app.html'))
  app.get('/app', file('app.html'))
  app.get('*', serveStatic({ root: folder, precompressed: true }))
  // Of an older build: a page must not take another page for its script.
  app.get('/assets/*', (http) => http.notFound())
  app.get('*', (http) => http.redirect('/'))
  return app
}
