import type { Random } from './random.ts'

/** The innermost alternatives: (I keep|I'm always). */
const CHOICE = /\(([^()|]*(?:\|[^()|]*)+)\)/g

export const isFamily = (text: string): boolean => text.search(CHOICE) >= 0

/** Different sentences of a family, at most `count`: of the alternatives in brackets one each. */
export function membersOf(family: string, count: number, random: Random): string[] {
  const members = new Set<string>()
  for (let drawn = 0; drawn < count; drawn++) members.add(drawMember(family, random))
  return [...members]
}

function drawMember(family: string, random: Random): string {
  let text = family
  while (isFamily(text)) {
    text = text.replace(CHOICE, (_, alternatives: string) => {
      const all = alternatives.split('|')
      return all[Math.floor(random() * all.length)] ?? ''
    })
  }
  return text.replace(/\s+/g, ' ').trim()
}
