import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** Where a request comes from. Only as many `X-Forwarded-For` entries are believed as there are proxies of ours. */
export const addressOf =
  (trustedProxies: number) =>
  (incoming: IncomingMessage): string => {
    const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
    const believed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
    return believed || (incoming.socket.remoteAddress ?? '')
  }

/** Rooms for whoever sits at this machine; to everybody else they are not there. */
export const localOnly: MiddlewareHandler<{ Bindings: HttpBindings }> = async (http, next) =>
  isLocal(http.env.incoming) ? next() : http.redirect('/')

const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/** From this machine, by its own name, and not through a proxy on it. A site can have its name lead here. */
function isLocal(incoming: IncomingMessage): boolean {
  const { host = '', 'x-forwarded-for': forwarded } = incoming.headers
  const address = incoming.socket.remoteAddress ?? ''
  const loopback = address === '::1' || /^(::ffff:)?127\./.test(address)
  return loopback && LOCAL_HOST.test(host) && forwarded === undefined
}
