import * as z from 'zod/mini'
import { NAME_MAX_CHARACTERS } from '../limits.ts'

/** Spec §5. */
export const NAME_NOT_TEXT = 'Name must be text'
export const NAME_TOO_LONG = 'Name is too long'
export const NAME_INVALID = 'Name contains invalid characters'
export const NAME_REQUIRED = 'Full name is required for signup.'

const LETTERS = /^[\p{L}\p{M} '’.-]*$/u
/** Markup and template text never passes LETTERS; these two words of code would. */
const CODE_WORDS = /\b(eval|function)\b/i

function problemWith(name: string): string | undefined {
  if (name.length > NAME_MAX_CHARACTERS) return NAME_TOO_LONG
  if (!LETTERS.test(name) || CODE_WORDS.test(name)) return NAME_INVALID
  return undefined
}

/** May be empty at this level; a sign-up asks for more with {@link SignUpName}. */
export const Name = z.pipe(
  z.pipe(
    z.string(NAME_NOT_TEXT),
    z.transform((text: string) => text.trim()),
  ),
  z.string().check((context) => {
    const problem = problemWith(context.value)
    if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value })
  }),
)

export const SignUpName = z.pipe(Name, z.string().check(z.minLength(1, NAME_REQUIRED)))
