import { LANGUAGES, type LanguageCode } from '../../../contract/safety/languages.ts'
import type { Weights } from '../../../contract/safety/model.ts'
import type { Screen } from '../../../contract/safety/screen.ts'
import type { Tier } from '../../../contract/safety/tier.ts'

/** Where the parts of the screen come from. A test passes its own. */
export interface ScreenParts {
  screen: () => Promise<Screen>
  weights: Record<LanguageCode, () => Promise<Weights>>
}

export interface Screening {
  /** Asked for when somebody begins to write. */
  load: () => Promise<Screen>
  /** At once when it takes nothing that is not there; else as soon as that is there, or is not to be had. */
  screenText: (text: string) => Tier | Promise<Tier>
}

/** The screen in English and the languages of the device; any other is fetched for a text that may be in it. */
export function createScreening(parts: ScreenParts, locales: readonly string[]): Screening {
  const ofDevice = LANGUAGES.filter(
    (code) => code === 'en' || locales.some((locale) => locale.split('-')[0] === code),
  )
  let screen: Screen | undefined
  let loading: Promise<Screen> | undefined

  function load(): Promise<Screen> {
    loading ??= start().catch((failure: unknown) => {
      loading = undefined
      throw failure
    })
    return loading
  }

  async function start(): Promise<Screen> {
    const coming = parts.screen()
    await add(coming, ofDevice)
    screen = await coming
    return screen
  }

  /** One that is not to be had is left out, and asked for again with the next text it may be in. */
  async function add(to: Screen | Promise<Screen>, codes: readonly LanguageCode[]): Promise<void> {
    const added = codes.map(async (code) => {
      const [weights, screen] = await Promise.all([parts.weights[code](), to])
      screen.add(code, weights)
    })
    await Promise.allSettled(added)
  }

  function read(loaded: Screen, text: string): Tier | Promise<Tier> {
    const { tier, unread } = loaded.read(text)
    if (tier === 'risk' || unread.length === 0) return tier
    return add(loaded, unread).then(() => loaded.read(text).tier)
  }

  return { load, screenText: (text) => (screen ? read(screen, text) : load().then((it) => read(it, text))) }
}
