/** YYYY-MM-DD in this time zone. */
export function formatDay(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date)
}
