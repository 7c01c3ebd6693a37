import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { portuguese } from './portuguese.ts'
import { Screen, type Screened } from './screen.ts'
import { spanish } from './spanish.ts'

let whole: Screen | undefined

/** The screen in all its languages, for where loading them costs nothing: the server, tests, measurements. */
export function wholeScreen(): Screen {
  whole ??= new Screen({ en: english, es: spanish, fr: french, de: german, pt: portuguese, hi: hindi })
  return whole
}

export const screen = (text: string): Screened => wholeScreen().read(text)
