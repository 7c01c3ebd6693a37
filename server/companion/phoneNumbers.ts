/** A model never gives a number to call: those come from the bundled, dated list (design §8). */
export const INSTEAD_OF_NUMBER = "(see 'Need support now?' on this page)"

const LONG = /(?<![\p{L}\d])\+?\(?\p{Nd}[\p{Nd}\s().\-–/]{5,}\p{Nd}(?![\p{L}\d])/gu
const LETTERED =
  /(?<![A-Za-z\d])(?:\+?1[\s-])?\d{3}[\s-](?:\d{3}[\s-])?(?=[A-Z\d-]*[A-Z])[A-Z\d]{3,}(?:-[A-Z\d]+)*\b/g
const KNOWN =
  /(?<![\p{L}\d.,])(?:988|741\s?741|85258|686868|116[\s-]?123|116[\s-]?111|13[\s-]11[\s-]14|0800[\s\d]*)(?![\p{L}\d])/gu
const SHORT = /(?<![\p{L}\d.,:/])\d{3,6}(?![\p{L}\d:/%]|[.,]\d)/gu
const SPELLED =
  /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[\s,-]+){2,}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/gi

const CALLS = /\b(?:call|dial|text|phone|ring|message|number|hotline|helpline|lifeline)\b[^.!?\n]{0,30}$/i
const LINE = /^\s*(?:[\p{L}&]+\s+){0,3}(?:hotline|helpline|lifeline|crisis|line|any ?time|24\/7)\b/iu

/** Takes numbers to call out of a reply. `before` is what came just before this piece of it. */
export function withoutPhoneNumbers(text: string, before = ''): string {
  if (!/\p{Nd}|\bnine\b|\bone\b|\beight\b|\bseven\b/iu.test(text)) return text
  return text
    .replace(LETTERED, INSTEAD_OF_NUMBER)
    .replace(LONG, (number) => (isDateOrAmount(number) ? number : INSTEAD_OF_NUMBER))
    .replace(KNOWN, INSTEAD_OF_NUMBER)
    .replace(SPELLED, INSTEAD_OF_NUMBER)
    .replace(SHORT, (number, at: number) => {
      const isCalled =
        CALLS.test((before + text.slice(0, at)).slice(-60)) || LINE.test(text.slice(at + number.length))
      return isCalled ? INSTEAD_OF_NUMBER : number
    })
}

function isDateOrAmount(number: string): boolean {
  const digits = number.replaceAll(/\P{Nd}/gu, '').length
  return (
    digits < 7 ||
    /^\d{4}[-./]\d{1,2}[-./]\d{1,2}$/.test(number) ||
    /^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}$/.test(number) ||
    /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/.test(number) ||
    /^[1-9]\d{0,2}(?: 000)+$/.test(number)
  )
}
