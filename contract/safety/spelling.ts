const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '*': 'i',
}

const LEET_SIGNS = /[013457@$!*]/g
const SIGNS = /[\d@$!*]/

/** 'k1ll' → 'kill', 'd!e' → 'die'; a number stays a number. */
export function unleet(word: string): string {
  return /[a-z]/.test(word) && SIGNS.test(word)
    ? word.replace(LEET_SIGNS, (sign) => LEET[sign] ?? sign)
    : word
}

/** The words a stretched one may stand for: 'diiieee' → 'diiee', 'die'. */
export function unstretched(word: string): string[] {
  if (!/(.)\1/.test(word)) return []
  return [word.replace(/(.)\1{2,}/g, '$1$1'), word.replace(/(.)\1{2,}/g, '$1'), word.replace(/(.)\1+/g, '$1')]
}

/** Numbers that no pattern names are read as this one. */
const ANY_NUMBER = '100'

/** How else a word can be read, the likeliest first: without leetspeak, unstretched, as a plural, as any number. */
export function otherSpellingsOf(word: string): string[] {
  const others = SIGNS.test(word) ? [unleet(word), word.replace(/^\d+$/, ANY_NUMBER)] : []
  others.push(...unstretched(word))
  if (word.endsWith('s')) others.push(word.slice(0, -1))
  return others.filter((spelling) => spelling !== word)
}

/** Shorter words have too many neighbours. */
const GUESSED_LENGTH = 5

/** One letter more, less or other, or two neighbours swapped. */
export function isNearMiss(word: string, meant: string): boolean {
  if (word.length < GUESSED_LENGTH || Math.abs(word.length - meant.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === meant[start]) start++
  let wordEnd = word.length
  let meantEnd = meant.length
  while (wordEnd > start && meantEnd > start && word[wordEnd - 1] === meant[meantEnd - 1]) {
    wordEnd--
    meantEnd--
  }
  const written = word.slice(start, wordEnd)
  const wanted = meant.slice(start, meantEnd)
  if (written.length <= 1 && wanted.length <= 1) return true
  return written.length === 2 && written[0] === wanted[1] && written[1] === wanted[0] && wanted.length === 2
}
