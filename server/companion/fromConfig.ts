import type { Peers } from './breaker.ts'
import { builtin } from './builtin/builtin.ts'
import type { Companion } from './companion.ts'
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
  { timing = realTiming, peers }: { timing?: Timing; peers?: Peers } = {},
): Promise<GuardedCompanion> {
  if (config.kind === 'builtin') return { ...builtin, health: alwaysWell }
  return guarded(await providerOf(config, timing.now), timing, peers)
}

async function providerOf(config: CompanionConfig, now: () => number): Promise<Companion> {
  if (config.kind === 'anthropic') return (await import('./anthropic.ts')).anthropic(withKey(config), now)
  if (config.kind === 'google') return (await import('./google.ts')).google(withKey(config), now)
  return openaiCompatible(
    { ...modelOf(config), baseUrl: required(config.baseUrl, 'COMPANION_BASE_URL') },
    now,
  )
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
