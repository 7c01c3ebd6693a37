import { pageSurroundings } from '../watch.ts'

const URL_OF_WORKER = '/sw.js'

/** Not in TypeScript's DOM library yet. To `register` the trusted URL counts as the string it stands for. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): typeof rules
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const policy = trustedTypes?.createPolicy('service-worker', {
  createScriptURL(url) {
    if (url !== URL_OF_WORKER) throw new TypeError('Not the service worker of this app.')
    return url
  },
})

/** Tells when a new build is there and waits for the open pages. Never throws: without a worker the app works online. */
export async function registerServiceWorker(onWaiting: (worker: ServiceWorker) => void) {
  try {
    const url = policy?.createScriptURL(URL_OF_WORKER) ?? URL_OF_WORKER
    const registration = await navigator.serviceWorker.register(url, { updateViaCache: 'none' })
    if (registration.waiting) onWaiting(registration.waiting)
    registration.addEventListener('updatefound', () => tellOnceWaiting(registration.installing, onWaiting))
    // The browser itself looks for one only when a page is loaded, and some stay open for weeks.
    pageSurroundings.onChange(() => void lookAgain(registration), new AbortController().signal)
  } catch {
    // Switched off, private, or no service worker in this build.
  }
}

async function lookAgain(registration: ServiceWorkerRegistration) {
  if (pageSurroundings.isVisible()) await registration.update().catch(() => undefined)
}

function tellOnceWaiting(worker: ServiceWorker | null, onWaiting: (worker: ServiceWorker) => void) {
  worker?.addEventListener('statechange', () => {
    // Without a controller it is the first one, and nothing older is running.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) onWaiting(worker)
  })
}

/** Lets the new build take over, then loads it. */
export function takeOver(worker: ServiceWorker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('skip')
}
