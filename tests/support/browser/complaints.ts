import type { BrowserContext } from '@playwright/test'

export interface Complaints {
  listenTo: (context: BrowserContext) => void
  /** What nobody expected, in order. */
  heard: readonly string[]
}

/** Errors on the console, errors nobody caught, and requests to anybody but the server itself. */
export function listenForComplaints(origin: string, expected: readonly RegExp[]): Complaints {
  const heard: string[] = []

  function hear(complaint: string) {
    if (!expected.some((pattern) => pattern.test(complaint))) heard.push(complaint)
  }

  function listenTo(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') hear(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => hear(String(error.error())))
    context.on('request', (request) => {
      if (isElsewhere(request.url(), origin)) hear(`a request to ${request.url()}`)
    })
  }

  return { listenTo, heard }
}

function isElsewhere(url: string, origin: string): boolean {
  return /^(?:https?|wss?):/.test(url) && new URL(url).origin !== origin
}
