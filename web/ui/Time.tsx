import { formatTime, type TimeFormat } from './formatTime.ts'

interface Props {
  value: string | number | Date | null | undefined
  show?: TimeFormat
  /** Shown for a value that is no date. */
  invalidText: string
  /** Shown when there is no value. */
  unknownText: string
}

/** A point in time in the reader's locale and zone. */
export function Time({ value, show = 'dateTime', invalidText, unknownText }: Props) {
  if (value === null || value === undefined || value === '') return unknownText
  const text = formatTime(value, show)
  if (text === undefined) return invalidText
  return <time dateTime={typeof value === 'string' ? value : new Date(value).toISOString()}>{text}</time>
}
