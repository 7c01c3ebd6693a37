import type { Tier } from '../../../contract/safety/tier.ts'

type Screen = (text: string) => Tier

let screen: Screen | undefined
let loading: Promise<Screen> | undefined

/** Asked for with the journal, beside it and not before it: the screen is as large as the rest of the page. */
export function loadScreen(): Promise<Screen> {
  loading ??= import('../../../contract/safety/screen.ts').then(
    (module) => {
      screen = (text) => module.screen(text).tier
      // Its first look at a text takes a moment; better before there is one.
      screen('')
      return screen
    },
    (failure: unknown) => {
      loading = undefined
      throw failure
    },
  )
  return loading
}

/** At once when it is loaded, as it is but in the first moments of a visit; then as soon as it is. */
export function screenText(text: string): Tier | Promise<Tier> {
  return screen ? screen(text) : loadScreen().then((loaded) => loaded(text))
}
