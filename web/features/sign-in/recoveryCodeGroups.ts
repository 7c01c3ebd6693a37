const GROUPS = 8

export const groupsOf = (code: string) => code.split('-').map((text, at) => ({ place: at + 1, text }))

/** 1 to 8, as people count. */
export const pickGroup = (random: () => number): number => 1 + Math.floor(random() * GROUPS)

/** Forgives case, spaces, and the letters that the code never has: O for 0, I and L for 1, U for V. */
export const isGroup = (code: string, group: number, typed: string): boolean =>
  readable(typed) === readable(groupsOf(code)[group - 1]?.text ?? '')

const readable = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replaceAll('U', 'V')
