import { romanised } from './devanagari.ts'

const ASCII = /^[\0-\x7f]*$/

/** One spelling for what is alike: NFKC, lower case, no accents, no invisible characters, one apostrophe, Latin letters for Hindi. */
export function normalise(text: string): string {
  if (ASCII.test(text)) return text.replaceAll('`', "'").toLowerCase()
  return romanised(text.normalize('NFKC').replace(/\p{Cf}+/gu, ''))
    .replace(/[’‘ʼ`´]/g, "'")
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
}
