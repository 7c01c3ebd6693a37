import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Counts and times for whoever runs the server, at /metrics. No content, no user (design §2). */
export interface Metrics {
  call(name: string, outcome: string, milliseconds: number): void
  mail(outcome: 'delivered' | 'failed'): void
  companion(outcome: string): void
  openStreams(change: 1 | -1): void
  /** Read whenever somebody looks; one that fails is left out. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** Prometheus text. */
  text(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Event loop delay, garbage collection, memory, processor time, under the names that dashboards know.
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'journal_calls_total',
    help: 'Calls answered, by name and outcome',
    labelNames: ['call', 'outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'journal_call_seconds',
    help: 'Time to the end of the answer',
    labelNames: ['call'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 70],
    registers,
  })
  const mails = new Counter({
    name: 'journal_mails_total',
    help: 'Mails by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const companion = new Counter({
    name: 'journal_companion_replies_total',
    help: 'Replies by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const streams = new Gauge({ name: 'journal_open_streams', help: 'Replies being streamed', registers })

  return {
    call(name, outcome, milliseconds) {
      calls.inc({ call: name, outcome })
      seconds.observe({ call: name }, milliseconds / 1000)
    },
    mail: (outcome) => mails.inc({ outcome }),
    companion: (outcome) => companion.inc({ outcome }),
    openStreams: (change) => streams.inc(change),
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: async () => {
          try {
            gauge.set(await read())
          } catch {
            gauge.remove()
          }
        },
      })
    },
    text: () => registry.metrics(),
  }
}
