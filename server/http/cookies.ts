import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse, serialize } from 'hono/utils/cookie'
import type { Cookies } from '../calls/context.ts'

const RENEWAL = 'sign_in'

/** The one cookie there is: sent to the renewing call alone, out of reach of any script or other site (design §4). */
export function renewalCookie(incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean): Cookies {
  const attributes = { path: '/functions/renewSignIn', httpOnly: true, secure, sameSite: 'Strict' } as const
  const set = (value: string, maxAge: number) =>
    outgoing.setHeader('Set-Cookie', serialize(RENEWAL, value, { ...attributes, maxAge }))

  return {
    get renewal() {
      return parse(incoming.headers.cookie ?? '', RENEWAL)[RENEWAL]
    },
    setRenewal: (value, lifetime) => set(value, Math.floor(lifetime / 1000)),
    clearRenewal: () => set('', 0),
  }
}
