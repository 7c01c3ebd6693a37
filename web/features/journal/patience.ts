import type { Core } from './core.ts'

/** Milliseconds. */
const PATIENCE = 4_000

/** With a network that neither works nor fails nobody is kept waiting for longer; the work goes on. */
export async function patiently(core: Core, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise<void>((done) => core.setTimeout(done, PATIENCE))])
}
