import * as z from 'zod/mini'

/** The four session modes of spec §3; how each goes is in design §7. */
export const MODES = ['free-journal', 'quick-checkin', 'guided-reflection', 'habit-builder'] as const

export const SessionMode = z.enum(MODES)
export type SessionMode = z.infer<typeof SessionMode>

/**
 * What each mode walks through, in order (design §7). The opening asks for the first step; free-journal has none.
 * The sentences belong to the web's texts (openings) and to the companion (the rest).
 */
export const STEPS = {
  'free-journal': [],
  'quick-checkin': ['mood', 'behind-it', 'one-small-need'],
  'guided-reflection': ['situation', 'feeling', 'thought', 'another-view', 'take-along'],
  'habit-builder': ['habit', 'why', 'cue', 'smallest-step', 'obstacle', 'if-then-plan'],
} as const satisfies Record<SessionMode, readonly string[]>
