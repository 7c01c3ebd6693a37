import { countReferral as call } from '../contract/calls/countReferral.ts'
import type { Asked } from '../contract/calls/defineCall.ts'
import { ask } from './ask.ts'

/** A count without a user. Help does not wait for it, nor does it matter when it gets lost. */
export function countReferral(kind: Asked<typeof call>['kind']) {
  ask(call, { kind }, { keepalive: true }).catch(() => undefined)
}
