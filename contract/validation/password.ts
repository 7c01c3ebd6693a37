import * as z from 'zod/mini'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../limits.ts'

/** Spec §5. The password never leaves the device, so only the browser can apply these rules. */
export const PASSWORD_REQUIRED = 'Password is required'
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters long'
export const PASSWORD_TOO_LONG = 'Password is too long'
export const PASSWORD_TOO_WEAK = 'Password is too weak. Please use a more complex password.'

const RUNS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz']
const SHORTEST_RUN = 3
const isOneCharacter = (text: string) => new Set(text.toLowerCase()).size === 1

/** How many leading characters of the text are neighbours going up: 4 in "4567x", 1 in "x". */
function leadingRun(text: string): number {
  let length = 1
  while (length < text.length && RUNS.some((run) => run.includes(text.slice(0, length + 1)))) length++
  return length
}

/** "012345", "DEFGHI", "abc123": nothing but sequences. */
function isOnlyRuns(text: string): boolean {
  let rest = text.toLowerCase()
  while (rest !== '') {
    const length = leadingRun(rest)
    if (length < SHORTEST_RUN) return false
    rest = rest.slice(length)
  }
  return true
}

function problemWith(password: string): string | undefined {
  if (password === '') return PASSWORD_REQUIRED
  if (password.length < PASSWORD_MIN_CHARACTERS) return PASSWORD_TOO_SHORT
  if (password.length > PASSWORD_MAX_CHARACTERS) return PASSWORD_TOO_LONG
  if (isOneCharacter(password) || isOnlyRuns(password)) return PASSWORD_TOO_WEAK
  return undefined
}

export const Password = z.string(PASSWORD_REQUIRED).check((context) => {
  const problem = problemWith(context.value)
  if (problem) context.issues.push({ code: 'custom', message: problem, input: '' })
})
