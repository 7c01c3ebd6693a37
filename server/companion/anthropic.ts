import { createAnthropic } from '@ai-sdk/anthropic'
import { type AiSdkOptions, throughAiSdk } from './aiSdk.ts'
import type { Companion } from './companion.ts'

const BASE_URL = 'https://api.anthropic.com/v1'

/** Claude, natively. */
export function anthropic({ model, baseUrl = BASE_URL, apiKey }: AiSdkOptions, now: () => number): Companion {
  const provider = createAnthropic({ apiKey, baseURL: baseUrl })
  const label = { provider: 'anthropic' as const, model, host: new URL(baseUrl).host, leavesServer: true }
  return throughAiSdk(provider(model), label, now)
}
