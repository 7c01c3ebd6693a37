/** YYYY-MM-DD in this time zone, the device's own when left out. One that the browser does not know counts as UTC. */
export function calendarDay(at: number, timeZone?: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(at)
    const of = (type: string) => parts.find((part) => part.type === type)?.value
    return `${of('year')}-${of('month')}-${of('day')}`
  } catch {
    return new Date(at).toISOString().slice(0, 10)
  }
}
