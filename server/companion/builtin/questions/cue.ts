/** What a sentence may hold, and what fits to be asked then: from the near question to the far one. {x} is what `when` found. */
export interface Cue {
  when: RegExp
  unless?: RegExp
  /** Only where it is all that was written. */
  isWhole?: boolean
  /** Only where nothing heavy was written, and only at once. */
  isLight?: boolean
  /** Only where nobody's death was written about in this session. */
  isLiving?: boolean
  /** Said once, where it is true whatever else was written. */
  heard?: string
  ask: readonly string[]
}
