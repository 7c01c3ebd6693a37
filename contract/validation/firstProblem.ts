import * as z from 'zod/mini'

/** The sentence of the first broken rule, or undefined when the value passes. For forms. */
export function firstProblem(schema: z.ZodMiniType, value: unknown): string | undefined {
  const result = z.safeParse(schema, value)
  return result.success ? undefined : (result.error.issues[0]?.message ?? '')
}
