import { regionOf } from '../contract/safety/helplines.ts'

/** Whose helplines are shown first. */
export const regionOfDevice = () =>
  regionOf(navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone)
