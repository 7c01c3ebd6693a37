const NUMBERS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', five: '5' }
const BEFORE =
  "(?:(?:ok|okay|well|honestly|hmm|i'?m|i am|i'd say|i would say|about|around|maybe|probably|like|today|it's|a|an|at|say|i feel like|i guess|somewhere|between)[,.]?\\s+)*"
const NUMBER = '(\\d(?:[.,]5)?|one|two|three|four|five)(?:ish)?((?: and a|½| 1/2)(?: half)?)?'
const SECOND = '(?:\\s*(?:or|to|and|-|–)\\s*(?:a )?([1-5]|one|two|three|four|five)(?![\\d.,]?\\d|\\w))?'
const NOT_COUNTED =
  '(?![\\d.,]?\\d|\\w|\\s*(?:/|out of|of)\\s*(?!5\\b|five\\b)|\\s+(?:people|things|hours|days|weeks|times|kids|months|years|minutes|friends|meetings)\\b)'
const OF_FIVE = '(?:\\s*(?:/|out of|of)\\s*(?:5|five))?'
const FIRST = new RegExp(`^[^\\p{L}\\d]*${BEFORE}${NUMBER}${NOT_COUNTED}${SECOND}${OF_FIVE}`, 'iu')
/** 'tired, 2' */
const LAST = /^[^\d\n]{1,40}[\s,:]([1-5])[\s.!]*$/

/** The mood as the writer numbered it, from 1 to 5 ('2 to 3' between two), and what else was written. */
export function moodIn(text: string): { mood: string; rest: string } | undefined {
  const plain = text.replaceAll('’', "'")
  const [whole = '', one = '', half, other] = FIRST.exec(plain) ?? []
  const first = asNumber(one) + (half ? 0.5 : 0)
  if (first >= 1 && first <= 5) {
    const second = other === undefined ? 0 : asNumber(other)
    return {
      mood: second > first ? `${first} to ${second}` : `${first}`,
      rest: restOf(text.slice(whole.length)),
    }
  }
  const last = LAST.exec(plain)?.[1]
  return last === undefined ? undefined : { mood: last, rest: restOf(text.replace(/[\s,:]*\d[\s.!]*$/, '')) }
}

/** 'Sorry, I meant 2': the number that is put right. */
export const correctedMoodIn = (text: string): string | undefined =>
  /^(?:(?:sorry|no|oh|wait|actually|i|meant|mean|make|it|that|rather|more|like|a)[,.]?\s+)+([1-5])[\s.!]*$/i.exec(
    text,
  )?.[1]

/** The mood of a check-in: what was put right, else what was numbered first. */
export const moodOf = (written: readonly string[]): ReturnType<typeof moodIn> => {
  const numbered = written.map(moodIn).find(Boolean)
  const corrected = written.map(correctedMoodIn).findLast(Boolean)
  return numbered && corrected ? { ...numbered, mood: corrected } : numbered
}

const asNumber = (written: string): number =>
  Number(NUMBERS[written.toLowerCase()] ?? written.replace(',', '.'))

const restOf = (text: string): string =>
  text
    .replace(/^\s*(?:today|right now|now|i guess|i think|or so|maybe|probably)[\s.!]*$/i, '')
    .replace(
      /^[\s.,;:!?–—-]+(?:(?:because of|because|but|and|since|so|i think|i guess|maybe|probably),?\s*)*/i,
      '',
    )
