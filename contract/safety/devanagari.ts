/** Hindi in its own script, in Latin letters about as people type it, because those are what the screen has learned. */
export const romanised = (text: string): string =>
  text.replace(/[\u0900-\u0963]+/g, romanisedWord).replace(/[\u0964\u0965]/g, '.')

interface Syllable {
  /** The consonants it begins with, if any. */
  onset: string
  vowel: string
  /** No vowel is written after the consonant: an 'a' that is not always spoken. */
  inherent: boolean
  /** A nasal or a breath at its end. */
  coda: string
}

/** A consonant, a dot below, a vowel's sign, or a vowel that stands alone; then a coda. */
const SYLLABLE = /(?:([\u0915-\u0939])(\u093c?)([\u093e-\u094d]?)|([\u0905-\u0914]))([\u0901-\u0903]?)/g

const CONSONANTS = letters(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m ' +
    'य y र r ल l ळ l व v श sh ष sh स s ह h',
)
const DOTTED = letters('क q ख kh ग g ज z ड d ढ dh फ f')
const VOWELS = letters('अ a आ aa इ i ई ee उ u ऊ oo ऋ ri ए e ऐ ai ऑ o ओ o औ au')
/** The last sign there is, \u094d, has no sound: its consonant joins the next one. */
const SIGNS = letters(
  '\u093e aa \u093f i \u0940 ee \u0941 u \u0942 oo \u0943 ri \u0947 e \u0948 ai \u0949 o \u094b o \u094c au',
)
const CODAS = letters('\u0901 n \u0902 n \u0903 h')

function letters(pairs: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(pairs.matchAll(/(\S+) (\S+)/g), ([, script, latin]) => [script, latin]),
  )
}

/** Of a longer word the beginning says enough, and looking back and forth in it stays cheap. */
const LONGEST_WORD = 48

/** 'मरना' → marna. */
function romanisedWord(word: string): string {
  const syllables = Array.from(word.slice(0, LONGEST_WORD).matchAll(SYLLABLE), syllableOf)
  dropSilent(syllables)
  return asTyped(syllables.map(({ onset, vowel, coda }) => onset + vowel + coda).join(''))
}

/** A long 'a' is doubled only where it begins a word or is its one vowel: aaj, raat, but jata. */
const LONG_A_ALONE = /^[^aeiou]+aa[^aeiou]+$/

const asTyped = (word: string): string =>
  (LONG_A_ALONE.test(word) ? word : word.replace(/(?<!a)ah(?![aeiou])/, 'eh').replace(/(?<=.)aa/g, 'a'))
    .replace(/^v/, 'w')
    .replace(/chch|chh$/g, 'ch')
    .replace(/ein(?=.)/g, 'en')
    .replace(/een?$/, 'i')
    .replace(/oon?$/, 'u')
    .replaceAll('nn', 'n')

function syllableOf([, consonant = '', dot, sign = '', alone = '', coda = '']: RegExpExecArray): Syllable {
  const inherent = consonant !== '' && sign === ''
  const vowel = inherent ? 'a' : (VOWELS[alone] ?? SIGNS[sign] ?? '')
  return {
    onset: (dot && DOTTED[consonant]) || (CONSONANTS[consonant] ?? ''),
    vowel: coda && vowel === 'e' ? 'ei' : vowel,
    inherent,
    coda: CODAS[coda] ?? '',
  }
}

/** The inherent vowel is silent at a word's end, and between a syllable with one consonant before it and another vowel. */
function dropSilent(syllables: Syllable[]): void {
  for (let at = syllables.length - 1; at > 0; at--) {
    const [before, own, next] = syllables.slice(at - 1, at + 2)
    if (!before || !own?.inherent || own.coda) continue
    const isBetween = before.vowel && !before.coda && next?.onset && next.vowel
    if (!next || isBetween) own.vowel = ''
  }
}
