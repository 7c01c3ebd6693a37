import { withoutPhoneNumbers } from './phoneNumbers.ts'

/** Controls and directions; not what joins letters and emoji, nor the tags of flags. */
const UNSEEN = /(?!\n|\t|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu
/** Elements whose content goes with them; `think` is where some models leave their reasoning. */
const DROPPED = /<(script|style|think|iframe|svg)\b[^<>]{0,500}>/i
/** What a later piece may still complete. Beyond this many characters it is taken as it stands. */
const HELD_MAX_CHARACTERS = 600
const REMEMBERED_CHARACTERS = 60

const OPEN_ENDS = [
  /<(?:[a-z!/?][^<>]*)?$/i,
  /!?\[[^\]\n]*(?:\](?:\([^)\n]*)?)?$/,
  /!$/,
  /\*$/,
  /(?<![\p{L}\p{Nd}])[+(]$/u,
  /(?<![\p{L}\p{N}])(?:h(?:t(?:t(?:ps?(?::(?:\/\/?[^\s<>")\]]*)?)?)?)?)?|w(?:w(?:w(?:\.[^\s<>")\]]*)?)?)?|data:[^\s<>")\]]*)$/iu,
  /(?<![\p{L}\p{Nd}])[+(]?\p{Nd}[\p{Nd}\s().\-–/]*[A-Z-]*(?:\s[\p{L}&]*){0,4}$/u,
  /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[\s,-]*)+$/i,
  /(?:^|\n)#{1,6}$/,
]

/** Makes a stream of model output plain text: no markup, no images, no links, no numbers to call, nothing unseen. */
export class PlainText {
  #pending = ''
  #before = ''
  #dropping: string | undefined

  push(piece: string): string {
    this.#pending += piece.replaceAll(UNSEEN, '')
    let text = ''
    while (this.#dropping || DROPPED.test(this.#pending)) {
      if (this.#dropping && !this.#drop(this.#dropping)) return text
      const opening = DROPPED.exec(this.#pending)
      if (!opening) break
      text += this.#clean(this.#pending.slice(0, opening.index))
      this.#pending = this.#pending.slice(opening.index + opening[0].length)
      this.#dropping = opening[1]
    }
    const open = openEnd(this.#pending)
    text += this.#clean(this.#pending.slice(0, open))
    this.#pending = this.#pending.slice(open)
    return text
  }

  end(): string {
    const rest = this.#dropping ? '' : this.#pending.replace(/<[a-z!/?][^<>]*$/i, '')
    this.#pending = ''
    return this.#clean(rest)
  }

  /** Whether the dropped element ended; until then only what could be its closing tag is kept. */
  #drop(element: string): boolean {
    const closing = new RegExp(`</${element}\\s*>`, 'i').exec(this.#pending)
    this.#pending = closing
      ? this.#pending.slice(closing.index + closing[0].length)
      : this.#pending.slice(-20)
    if (closing) this.#dropping = undefined
    return closing !== null
  }

  #clean(text: string): string {
    const clean = withoutPhoneNumbers(withoutMarkup(text), this.#before)
    this.#before = (this.#before + clean).slice(-REMEMBERED_CHARACTERS)
    return clean
  }
}

/** The same for a whole text. */
export function plainText(text: string): string {
  const stream = new PlainText()
  return (stream.push(text) + stream.end()).trim()
}

// Every repetition is bounded, so that no text takes more than linear time.
const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/<\/?[a-z][^<>]{0,2000}>|<!--[^>]{0,2000}-->|<![a-z][^<>]{0,2000}>|<\?[^<>]{0,2000}>/gi, '')
    .replaceAll(/!\[[^\]\n]{0,300}\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,300}\])?/g, '')
    .replaceAll(/\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}])(?:https?:\/\/|www\.|data:[a-z]+\/)[^\s<>")\]]*/giu, '')
    .replaceAll(/\*\*+/g, '')
    .replaceAll(/(^|\n)#{1,6}\s/g, '$1')

function openEnd(text: string): number {
  let open = text.length
  for (const end of OPEN_ENDS) {
    const at = end.exec(text.slice(-HELD_MAX_CHARACTERS))?.index
    if (at !== undefined) open = Math.min(open, Math.max(0, text.length - HELD_MAX_CHARACTERS) + at)
  }
  return text.length - open >= HELD_MAX_CHARACTERS ? text.length : open
}
