/** The parts of a ServiceWorkerGlobalScope that are used; the page's own types leave them out. */
export interface Scope {
  location: { origin: string }
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch: typeof fetch
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
}

interface Events {
  install: Lasting
  activate: Lasting
  message: { data: unknown }
  fetch: { request: Request; respondWith: (answer: Promise<Response>) => void }
}

interface Lasting {
  waitUntil: (work: Promise<unknown>) => void
}

/** One build of the web app. */
export interface Build {
  version: string
  /** Path -> what its bytes must hash to (Subresource Integrity). */
  files: Record<string, string>
}

const OURS = 'app-'
const SHELL = '/app'

/**
 * Keeps one build, whole, and answers for it with or without a network. Nothing else is ever stored, least of all an
 * answer with journal data; whatever is not part of the build goes to the network untouched.
 */
export function serveBuild(scope: Scope, { version, files }: Build): void {
  const cacheName = OURS + version

  // The hash refuses whatever is not this build: a captive portal's page, a proxy's edit, half a deployment.
  async function install() {
    const cache = await scope.caches.open(cacheName)
    const requests = Object.entries(files).map(
      ([path, integrity]) =>
        new Request(scope.location.origin + path, { cache: 'reload', redirect: 'error', integrity }),
    )
    await cache.addAll(requests)
  }

  async function activate() {
    const names = await scope.caches.keys()
    const old = names.filter((name) => name.startsWith(OURS) && name !== cacheName)
    await Promise.all(old.map((name) => scope.caches.delete(name)))
    await scope.clients.claim()
  }

  async function answer(path: string, request: Request) {
    const cache = await scope.caches.open(cacheName)
    return (await cache.match(path, { ignoreVary: true })) ?? scope.fetch(request)
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  // A new build waits until the page says that nothing unsaved would be lost.
  scope.addEventListener('message', (event) => event.data === 'skip' && void scope.skipWaiting())
  scope.addEventListener('fetch', (event) => {
    const path = pathInBuild(event.request, scope.location.origin)
    if (path in files) event.respondWith(answer(path, event.request))
  })
}

/** Where the build keeps what is asked for; the app's screens all begin with the one shell. */
function pathInBuild(request: Request, origin: string): string {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return ''
  const isScreen = request.mode === 'navigate' && /^\/(?:app|login)\/?$/.test(url.pathname)
  return isScreen ? SHELL : url.pathname
}
