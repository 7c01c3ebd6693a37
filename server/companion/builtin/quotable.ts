import { screen } from '../../../contract/safety/wholeScreen.ts'
import { noticeIn } from './notice.ts'
import { quoteOf, unitsOf } from './units.ts'

/** The piece of a text that stands best for all of it; nothing from writing that may be about a crisis. */
export function quotableIn(text: string): string | undefined {
  if (!['told', 'short'].includes(noticeIn(text)) || screen(text) !== 'none') return undefined
  const units = unitsOf(text).filter(({ kind }) => kind !== 'judged')
  const unit = units.find(({ place, weight }) => place === 0 && weight >= 2) ?? units[0]
  return unit && quoteOf(unit.words)
}
