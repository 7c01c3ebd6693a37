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

/** From this machine, and not through a proxy on it. */
function isLocal(incoming: IncomingMessage): boolean {
  const address = incoming.socket.remoteAddress ?? ''
  const loopback = address === '::1' || /^(::ffff:)?127\./.test(address)
  return loopback && incoming.headers['x-forwarded-for'] === undefined
}
