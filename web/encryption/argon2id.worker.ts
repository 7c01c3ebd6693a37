import { argon2id } from './argon2id.ts'
import type { Argon2idJob, Argon2idOutcome } from './argon2idInWorker.ts'

addEventListener('message', ({ data }: MessageEvent<Argon2idJob>) => {
  void outcomeOf(data).then((outcome) => postMessage(outcome))
})

/** A rejected promise in a worker does not reach the page, so a failure is told like a result. */
async function outcomeOf({ password, parameters }: Argon2idJob): Promise<Argon2idOutcome> {
  try {
    return { hash: await argon2id(password, parameters) }
  } catch (error) {
    return { failure: String(error) }
  }
}
