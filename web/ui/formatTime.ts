export type TimeFormat = 'date' | 'longDate' | 'time' | 'dateTime'

/** The reader's own when left out. */
export interface Region {
  locale?: string | undefined
  timeZone?: string | undefined
}

const formats: Record<TimeFormat, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  longDate: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Undefined when the value is no point in time. A calendar day (YYYY-MM-DD) is the same day everywhere. */
export function formatTime(value: string | number | Date, format: TimeFormat, region: Region = {}) {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return undefined
  const isDay = typeof value === 'string' && CALENDAR_DAY.test(value)
  const timeZone = isDay ? 'UTC' : region.timeZone
  return new Intl.DateTimeFormat(region.locale, { ...formats[format], ...(timeZone && { timeZone }) }).format(
    date,
  )
}
