/** What a finding is about. `worry` is about somebody else at risk. */
export type Kind =
  | 'suicide'
  | 'goodbye'
  | 'self-harm'
  | 'overdose'
  | 'abuse'
  | 'eating'
  | 'violence'
  | 'psychosis'
  | 'despair'
  | 'substance'
  | 'panic'
  | 'worry'

/**
 * What the screen knows of one language, written in the notation of grammar.ts. Words are normalised: lower case, no
 * accents, no apostrophes. A class may use the classes above it.
 */
export interface Language {
  /** What a word may be an inflection of: the patterns that name 'jump' hold for 'jumped', too. */
  basesOf?: (word: string) => readonly string[]
  vocabulary: Vocabulary
  /** Harmless sayings; their words count for nothing else. */
  idioms: string
  risk: Partial<Record<Kind, string>>
  elevated: Partial<Record<Kind, string>>
  /** Signs too common to mean much alone; three different ones close together are `elevated`. */
  hints: string
}

/** Classes of words. These have a meaning for every language; the others are the language's own. */
export type Vocabulary = {
  /** The writer: I, me, my. */
  SELF: string
  /** Anybody else: he, people, a patient. */
  OTHER: string
  /** Somebody close whom one may worry about: my friend, my sister. */
  CLOSE: string
  /** Fiction, news, study or work, when it comes before the words in question. */
  TOPIC: string
  NOT: string
  /** Where a thought is denied, and with it what follows: 'I don't think I would'. */
  DOUBT?: string
  /** Where a NOT denies nothing: 'can't stop', 'don't know if'. */
  AFFIRMED: string
  /** Over and behind me … */
  PAST: string
  /** … unless it is back. */
  AGAIN: string
  /** Small things that nobody despairs of: the printer, the rain. They lift despair and panic, never a risk. */
  LIGHT: string
  /** What begins a clause without a sign: and, but, because. */
  AND: string
} & Record<string, string | undefined>
