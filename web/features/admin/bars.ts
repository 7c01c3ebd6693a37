export interface DayParts {
  /** YYYY-MM-DD */
  day: string
  parts: readonly number[]
}

export interface Bar {
  key: string
  part: number
  x: number
  y: number
  width: number
  height: number
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

export const mostOn = (days: readonly DayParts[]): number =>
  Math.max(0, ...days.map(({ parts }) => sum(parts)))

/** Stacked bars, one column a day, in a box of that size; the gap is a share of a column. */
export function barsOf(days: readonly DayParts[], box: { width: number; height: number }, gap = 0.25): Bar[] {
  const most = Math.max(1, mostOn(days))
  const column = box.width / Math.max(1, days.length)

  return days.flatMap(({ day, parts }, at) => {
    let top = box.height
    return parts.map((value, part) => {
      const height = (value / most) * box.height
      top -= height
      return {
        key: `${day} ${part}`,
        part,
        x: (at + gap / 2) * column,
        y: top,
        width: column * (1 - gap),
        height,
      }
    })
  })
}
