import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse, serialize } from 'hono/utils/cookie'
import type { Cookies } from '../calls/context.ts'

const RENEWAL = 'sign_in'

/** The one cookie there is: sent to the renewing call alone, out of reach of any script or other site (design §4). */
export class RenewalCookie implements Cookies {
  readonly #incoming: IncomingMessage
  readonly #outgoing: ServerResponse
  readonly #secure: boolean

  constructor(incoming: IncomingMessage, outgoing: ServerResponse, secure: boolean) {
    this.#incoming = incoming
    this.#outgoing = outgoing
    this.#secure = secure
  }

  get renewal(): string | undefined {
    return parse(this.#incoming.headers.cookie ?? '', RENEWAL)[RENEWAL]
  }

  setRenewal(value: string, lifetime: number): void {
    this.#set(value, Math.floor(lifetime / 1000))
  }

  clearRenewal(): void {
    this.#set('', 0)
  }

  #set(value: string, maxAge: number): void {
    const attributes = {
      path: '/functions/renewSignIn',
      httpOnly: true,
      secure: this.#secure,
      maxAge,
    } as const
    this.#outgoing.setHeader('Set-Cookie', serialize(RENEWAL, value, { ...attributes, sameSite: 'Strict' }))
  }
}
