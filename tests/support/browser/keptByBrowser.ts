import type { BrowserContext } from '@playwright/test'

/** All that this browser keeps for the app: its databases, the two small stores and the service worker's cache. */
export async function keptByBrowser(context: BrowserContext, origin: string): Promise<string> {
  // Of its own, where nothing is broken on purpose.
  const page = await context.newPage()
  await page.goto(origin)
  const kept = await page.evaluate(readAll)
  await page.close()
  return kept
}

/** Runs in the page. */
async function readAll(): Promise<string> {
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const kept: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]

  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const records = await answerOf(database.transaction(store).objectStore(store).getAll())
      kept.push(JSON.stringify({ name, store, records }))
    }
    database.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      kept.push(`${request.url} ${await answer?.text()}`)
    }
  }
  return kept.join('\n')
}
