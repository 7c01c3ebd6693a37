import { builtin } from './builtin/builtin.ts'
import { type GuardedCompanion, guarded } from './guarded.ts'
import { openaiCompatible } from './openaiCompatible.ts'
import { realTiming, type Timing } from './timing.ts'

export interface CompanionConfig {
  /** `COMPANION` */
  kind: 'builtin' | 'openai-compatible' | 'anthropic' | 'google'
  /** `COMPANION_BASE_URL`; required for openai-compatible, where it ends in /v1 for most. */
  baseUrl: string | undefined
  /** `COMPANION_MODEL`; required for all but the built-in one. */
  model: string | undefined
  /** `COMPANION_API_KEY` */
  apiKey: string | undefined
}

/** The companion of this server. What a provider needs is loaded only for that provider. */
export async function createCompanion(
  config: CompanionConfig,
  timing: Timing = realTiming,
): Promise<GuardedCompanion> {
  switch (config.kind) {
    case 'builtin':
      return { ...builtin, health: alwaysWell }
    case 'openai-compatible': {
      const baseUrl = required(config.baseUrl, 'COMPANION_BASE_URL')
      return guarded(openaiCompatible({ ...modelOf(config), baseUrl }, timing.now), timing)
    }
    case 'anthropic':
      return guarded((await import('./anthropic.ts')).anthropic(withKey(config), timing.now), timing)
    case 'google':
      return guarded((await import('./google.ts')).google(withKey(config), timing.now), timing)
  }
}

const modelOf = ({ model, baseUrl, apiKey }: CompanionConfig) => ({
  model: required(model, 'COMPANION_MODEL'),
  baseUrl,
  apiKey,
})

const withKey = (config: CompanionConfig) => ({
  ...modelOf(config),
  apiKey: required(config.apiKey, 'COMPANION_API_KEY'),
})

const alwaysWell = () => ({ healthy: true, lastFailureAt: null, lastFailure: null })

function required(value: string | undefined, name: string): string {
  if (!value) throw new Error(`${name} is missing.`)
  return value
}
