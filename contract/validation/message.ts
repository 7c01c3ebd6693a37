import * as z from 'zod/mini'
import { MESSAGE_MAX_CHARACTERS } from '../limits.ts'

/** Spec §5 (non-empty after trim) and §9 (10000 characters). The text itself is kept exactly as written. */
export const MESSAGE_EMPTY = 'Write something before sending.'
export const MESSAGE_TOO_LONG = `A message can have at most ${MESSAGE_MAX_CHARACTERS.toLocaleString('en')} characters.`
export const MESSAGE_BROKEN = 'This text contains a broken character that cannot be saved exactly.'

export const MessageText = z.string().check((context) => {
  const problem = problemWithMessage(context.value)
  if (problem) context.issues.push({ code: 'custom', message: problem, input: '' })
})

export function problemWithMessage(text: string): string | undefined {
  if (text.trim() === '') return MESSAGE_EMPTY
  if (text.length > MESSAGE_MAX_CHARACTERS) return MESSAGE_TOO_LONG
  if (!text.isWellFormed()) return MESSAGE_BROKEN
  return undefined
}
