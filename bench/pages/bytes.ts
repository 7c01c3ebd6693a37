import type { Page } from '@playwright/test'
import { settled } from './screens.ts'

export interface Bytes {
  /** Over the wire, headers included. */
  all: number
  script: number
  requests: number
}

export const NO_BYTES: Bytes = { all: 0, script: 0, requests: 0 }

/** What a visit with an empty cache takes, as the browser itself counts it. */
export async function bytesOf(page: Page, url: string): Promise<Bytes> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.setBypassServiceWorker', { bypass: true })
  const types = new Map<string, string>()
  const bytes = { ...NO_BYTES }
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    bytes.requests++
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength
  })
  await page.goto(url)
  await settled(page)
  await devtools.detach()
  return bytes
}
