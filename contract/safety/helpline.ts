/** Somebody to reach. Numbers are written as one dials them in that region. */
export interface Helpline {
  name: string
  call?: string
  text?: string
  /** What to write, where the line asks for a first word. */
  textBody?: string
  url: string
  /** Unless every day around the clock. */
  hours?: string
  /** Where the number is published. */
  source: string
  /** The month in which it was written down from there; nobody dialled it (docs/safety.md). */
  checked: string
}

export interface RegionHelp {
  /** For immediate danger. */
  emergency: string
  helplines: readonly Helpline[]
}
