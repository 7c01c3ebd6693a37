import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMetrics } from './metrics.ts'

test('what is counted is there to be read, and a state that cannot be read is left out', async () => {
  const metrics = createMetrics()
  metrics.call('saveEntry', 'ok', 12)
  metrics.mail('failed')
  metrics.companion('delivered')
  metrics.openStreams(1)
  metrics.gauge('journal_mails_waiting', 'Mails not delivered yet', async () => 3)
  metrics.gauge('journal_unknown', 'Of a database that is gone', () => Promise.reject(new Error('gone')))

  const lines = (await metrics.text()).split('\n')
  for (const line of [
    'journal_calls_total{call="saveEntry",outcome="ok"} 1',
    'journal_mails_total{outcome="failed"} 1',
    'journal_companion_replies_total{outcome="delivered"} 1',
    'journal_open_streams 1',
    'journal_mails_waiting 3',
  ])
    assert.ok(lines.includes(line), line)
  assert.ok(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds ')))
  assert.ok(lines.some((line) => line.startsWith('process_resident_memory_bytes ')))
  assert.ok(!lines.some((line) => line.startsWith('journal_unknown ') && !line.endsWith(' 0')))
})
