import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { addressOf } from './address.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test('as many forwarded addresses are believed as there are proxies of ours', () => {
  const request = from('10.0.0.1', '6.6.6.6, 192.0.2.7')
  assert.equal(addressOf(0)(request), '10.0.0.1')
  assert.equal(addressOf(1)(request), '192.0.2.7')
  assert.equal(addressOf(3)(request), '10.0.0.1')
})

test('who has a whole network of IPv6 addresses is one', () => {
  const network = addressOf(0)
  const home = network(from('2001:db8:1:2:aaaa::1'))
  for (const same of ['2001:db8:1:2::', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::9'])
    assert.equal(network(from(same)), home, same)
  for (const other of ['2001:db8:1:3:aaaa::1', '2001:db8::1', '2001:db8::1:2:aaaa:0:1', '::1'])
    assert.notEqual(network(from(other)), home, other)
})

test('IPv4 addresses stay apart, also on an IPv6 socket', () => {
  assert.equal(addressOf(0)(from('::ffff:192.0.2.7')), '192.0.2.7')
  assert.equal(addressOf(0)(from('192.0.2.8')), '192.0.2.8')
  assert.equal(addressOf(1)(from('10.0.0.1', 'unknown')), 'unknown')
})
