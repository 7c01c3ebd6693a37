import { Screen } from './screen.ts'
import type { Tier } from './tier.ts'
import { weights as german } from './weights/de.ts'
import { weights as english } from './weights/en.ts'
import { weights as spanish } from './weights/es.ts'
import { weights as french } from './weights/fr.ts'
import { weights as hindi } from './weights/hi.ts'
import { weights as portuguese } from './weights/pt.ts'

let whole: Screen | undefined

/** The screen in all its languages, for where loading them costs nothing: the server, tests, measurements. */
export function screen(text: string): Tier {
  whole ??= new Screen({ en: english, es: spanish, fr: french, de: german, pt: portuguese, hi: hindi })
  return whole.read(text).tier
}
