import * as z from 'zod/mini'
import { Concern } from '../../../contract/entities/companion.ts'

const Verdict = z.object({
  sessionEnding: z.catch(z.boolean(), false),
  concern: z.catch(Concern, 'none'),
})
export type Verdict = z.infer<typeof Verdict>

const NONE: Verdict = { sessionEnding: false, concern: 'none' }
const WHOLE = /\s*<<\s*(\{[^{}]*\})\s*>{0,2}\s*$/
/** What may become the verdict: space at the end, or '<<' and what follows. */
const BEGUN = /\s*(?:<|<<\s*(?:\{[^{}]{0,200}(?:\}\s*>{0,2}\s*)?)?)?$/
const ANYWHERE = /\s*<<\s*(\{[^{}]{0,200}\})\s*>>/g

/** Takes the machine-readable last line out of a stream, however it is cut into pieces. */
export class VerdictReader {
  #held = ''
  #found: string | undefined

  push(piece: string): string {
    this.#held += piece
    this.#held = this.#held.replaceAll(ANYWHERE, (_, json: string) => {
      this.#found = json
      return ''
    })
    const at = BEGUN.exec(this.#held)?.index ?? this.#held.length
    const text = this.#held.slice(0, at)
    this.#held = this.#held.slice(at)
    return text
  }

  /** What was held back after all, and the verdict; none when the model gave none. */
  end(): { rest: string; verdict: Verdict } {
    const json = WHOLE.exec(this.#held)?.[1] ?? this.#found
    const isVerdict = /^\s*<</.test(this.#held)
    const rest = isVerdict ? '' : this.#held.trimEnd()
    this.#held = ''
    return { rest, verdict: json === undefined ? NONE : readVerdict(json) }
  }
}

function readVerdict(json: string): Verdict {
  try {
    return Verdict.parse(JSON.parse(json))
  } catch {
    return NONE
  }
}
