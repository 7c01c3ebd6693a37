const NUMBERS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', five: '5' }
const HALF_OR_WHOLE =
  /^[^\p{L}\d]*(?:(?:i'?m|i am|i'd say|about|around|maybe|probably|like|today|it's|a|an|at|say|i feel like|somewhere|between)\s+)*(\d(?:[.,]5)?|one|two|three|four|five)(?![\d.,]?\d|\w|\s*(?:\/|out of|of)\s*(?!5\b|five\b)|\s+(?:people|things|hours|days|weeks|times|kids|months|years|minutes|friends|meetings)\b)(?:\s*(?:\/|out of|of)\s*(?:5|five))?/iu

/** The mood as the writer numbered it, from 1 to 5, and what else was written. */
export function moodIn(text: string): { mood: string; rest: string } | undefined {
  const found = HALF_OR_WHOLE.exec(text.replaceAll('’', "'"))
  const mood = found?.[1] && (NUMBERS[found[1].toLowerCase()] ?? found[1].replace(',', '.'))
  if (!found || !mood || Number(mood) < 1 || Number(mood) > 5) return undefined
  return {
    mood,
    rest: text
      .slice(found[0].length)
      .replace(/^[\s.,;:!–—-]+(?:(?:because|but|and|since|so|i think|i guess|maybe|probably),?\s+)*/i, ''),
  }
}
