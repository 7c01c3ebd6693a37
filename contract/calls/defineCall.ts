import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { BODY_MAX_BYTES } from '../limits.ts'
import type { Who } from '../roles.ts'

type Schema = z.ZodMiniType

/** A call as both sides see it: `POST /functions/<name>` with `{"data": input}`. */
export interface Call<
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  Chunk extends Schema = Schema,
  W extends Who = Who,
> {
  name: string
  who: W
  input: Input
  output: Output
  /** Present when the answer may be streamed: what each `data: {"message": …}` line carries. */
  chunk?: Chunk
  /** What the handler itself may answer with, beyond what any call may (not signed in, invalid input …). */
  errors: readonly ErrorCode[]
  bodyMaxBytes: number
  /** True for a stream that lives until the page closes it, so the time-out does not apply. */
  live: boolean
}

export interface StreamedCall<
  Input extends Schema,
  Output extends Schema,
  Chunk extends Schema,
  W extends Who = Who,
> extends Call<Input, Output, Chunk, W> {
  chunk: Chunk
}

interface Definition<Input extends Schema, Output extends Schema, W extends Who> {
  name: string
  who: W
  input: Input
  output: Output
  errors?: readonly ErrorCode[]
  bodyMaxBytes?: number
  live?: boolean
}

export function defineCall<
  Input extends Schema,
  Output extends Schema,
  Chunk extends Schema,
  const W extends Who,
>(definition: Definition<Input, Output, W> & { chunk: Chunk }): StreamedCall<Input, Output, Chunk, W>
export function defineCall<Input extends Schema, Output extends Schema, const W extends Who>(
  definition: Definition<Input, Output, W>,
): Call<Input, Output, never, W>
export function defineCall(definition: Definition<Schema, Schema, Who> & { chunk?: Schema }): Call {
  return { errors: [], bodyMaxBytes: BODY_MAX_BYTES, live: false, ...definition }
}

/** What the asking side hands in (before defaults are filled in) … */
export type Asked<C extends Call> = z.input<C['input']>
/** … and what the handler receives. */
export type InputOf<C extends Call> = z.output<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>
export type ChunkOf<C extends Call> = C['chunk'] extends Schema ? z.output<C['chunk']> : never
