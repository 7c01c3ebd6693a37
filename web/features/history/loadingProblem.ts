import { CallError } from '../../../contract/errors.ts'
import * as texts from '../../texts/texts.ts'

/** Spec §8: one sentence for a server that said no, another for one that said nothing. */
export function loadingProblem(error: unknown, what: 'list' | 'session'): string {
  const { errors } = texts.history
  const unreachable =
    error instanceof CallError && (error.code === 'unavailable' || error.code === 'timedOut')
  if (what === 'list') return unreachable ? errors.listUnreachable : errors.list
  return unreachable ? errors.sessionUnreachable : errors.session
}
