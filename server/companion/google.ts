import { createGoogle } from '@ai-sdk/google'
import { type AiSdkOptions, throughAiSdk } from './aiSdk.ts'
import type { Companion } from './companion.ts'

const BASE_URL = 'https://generativelanguage.googleapis.com/v1beta'

/** Gemini, natively. */
export function google({ model, baseUrl = BASE_URL, apiKey }: AiSdkOptions, now: () => number): Companion {
  const provider = createGoogle({ apiKey, baseURL: baseUrl })
  const label = { provider: 'google' as const, model, host: new URL(baseUrl).host, leavesServer: true }
  return throughAiSdk(provider(model), label, now)
}
