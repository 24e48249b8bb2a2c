import { describe, expect, it } from 'vitest'
import { addressOf } from '../http/address.ts'
import { AddressLimit, Bucket, ConnectionCount, networkOf } from '../http/limits.ts'

describe('a bucket', () => {
  it('lets a burst through, then its rate, and never more than the burst at once', () => {
    const bucket = new Bucket(10, 30, 0)
    const taken = (now: number, tries: number) => Array.from({ length: tries }, () => bucket.take(now)).filter(Boolean)
    expect(taken(0, 100)).toHaveLength(30)
    expect(taken(1000, 100)).toHaveLength(10)
    expect(taken(1_000_000, 100)).toHaveLength(30)
  })

  it('gives nothing for a clock that jumps back', () => {
    const bucket = new Bucket(10, 30, 10_000)
    for (let count = 0; count < 30; count++) bucket.take(10_000)
    expect(bucket.take(0)).toBe(false)
    expect(bucket.take(500)).toBe(true)
  })
})

describe('the limit of an address', () => {
  it('is its own, and strangers are forgotten', () => {
    const limit = new AddressLimit(60)
    for (let count = 0; count < 15; count++) expect(limit.take('a', 0)).toBe(true)
    expect(limit.take('a', 0)).toBe(false)
    expect(limit.take('b', 0)).toBe(true)
    for (let count = 0; count < 30_000; count++) limit.take(`stranger ${count}`, 1000)
    limit.take('a', 60_000)
    expect(limit.size).toBeLessThan(10)
  })

  it('stays quick while ten thousands of addresses come at once', () => {
    const limit = new AddressLimit(60)
    const started = performance.now()
    for (let count = 0; count < 60_000; count++) limit.take(`stranger ${count}`, count / 1000)
    expect(performance.now() - started).toBeLessThan(1500)
  })

  it('counts connections that are open', () => {
    const counts = new ConnectionCount(2)
    expect([counts.open('a'), counts.open('a'), counts.open('a'), counts.open('b')]).toEqual([true, true, false, true])
    counts.close('a')
    expect([counts.open('a'), counts.open('a')]).toEqual([true, false])
  })
})

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['nonsense', 'nonsense'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('behind a proxy is the one that the proxy noted last, never one that the client claims', () => {
    const request = (forwarded?: string) =>
      ({
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        socket: { remoteAddress: '10.0.0.1' },
      }) as unknown as Parameters<typeof addressOf>[0]
    expect(addressOf(request('6.6.6.6, 203.0.113.7'), true)).toBe('203.0.113.7')
    expect(addressOf(request('6.6.6.6, 203.0.113.7'), false)).toBe('10.0.0.1')
    expect(addressOf(request(''), true)).toBe('10.0.0.1')
    expect(addressOf(request(), true)).toBe('10.0.0.1')
  })
})
