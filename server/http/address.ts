import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** Where a request comes from, for limits. Only as many `X-Forwarded-For` entries are believed as there are proxies of ours. */
export const addressOf =
  (trustedProxies: number) =>
  (incoming: IncomingMessage): string => {
    const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
    const believed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
    return networkOf(believed || (incoming.socket.remoteAddress ?? ''))
  }

const GROUPS = 8

/** Of IPv6 the first half: whoever has one address has all of its network, so limits count them together. */
function networkOf(text: string): string {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill('0')
  const network = [...head, ...zeros, ...tail].slice(0, GROUPS / 2)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
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
