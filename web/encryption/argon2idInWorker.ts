import type { Argon2id } from './argon2id.ts'
import workerUrl from './argon2id.worker.ts?worker&url'
import type { Bytes } from './bytes.ts'
import type { CheckedParameters } from './parameters.ts'

export interface Argon2idJob {
  readonly password: Bytes
  readonly parameters: CheckedParameters
}

export type Argon2idOutcome = { readonly hash: Bytes } | { readonly failure: string }

/** Each derivation has a worker of its own: ending it gives its 64 MiB back and forgets the password. */
export const argon2idInWorker: Argon2id = async (password, parameters) => {
  const worker = new Worker(trustedWorkerUrl(), { type: 'module' })
  try {
    return await run(worker, { password, parameters })
  } finally {
    worker.terminate()
  }
}

function run(worker: Worker, job: Argon2idJob): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Argon2idOutcome>) =>
      'hash' in data ? resolve(data.hash) : reject(new Error(data.failure))
    worker.onerror = () => reject(new Error('The worker for Argon2id did not start.'))
    worker.postMessage(job)
  })
}

/** Under `require-trusted-types-for 'script'` a worker starts only from a URL that a named policy has passed. */
const trustedWorkerUrl = (): string => policy?.createScriptURL(workerUrl) ?? workerUrl

/** Not in TypeScript's DOM library yet. To `Worker` the trusted URL counts as the string it stands for. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): typeof rules
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const policy = trustedTypes?.createPolicy('argon2id-worker', {
  createScriptURL(url) {
    if (url !== workerUrl) throw new TypeError('Not the worker of this app.')
    return url
  },
})
