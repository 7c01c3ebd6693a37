import { median } from '../figures.ts'
import { type Load, type Measured, measure } from '../load.ts'
import type { Running } from './contenders.ts'

export interface Figure extends Omit<Measured, 'requests'> {
  /** Microseconds of the server's own processor time per request: hardly moved by what else the machine does. */
  cpu: number
}

export async function measureCall(
  server: Running,
  call: string,
  load: Pick<Load, 'request' | 'connections' | 'seconds'>,
): Promise<Figure> {
  const before = server.cpuMicroseconds()
  const { requests, ...measured } = await measure({ ...load, port: server.port, path: `/functions/${call}` })
  return { ...measured, cpu: (server.cpuMicroseconds() - before) / requests }
}

export function medianOf(figures: readonly Figure[]): Figure {
  const of = (figure: keyof Figure) => median(figures.map((one) => one[figure]))
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpu: of('cpu') }
}
