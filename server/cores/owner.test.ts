import { describe, expect, it } from 'vitest'
import { newId } from '../http/codes.ts'
import { ownerOf } from './owner.ts'

const TABLES = 2000

describe('the worker of a table', () => {
  it('is always the same', () => {
    expect(['a', 'b', 'foobar'].map((id) => ownerOf(id, 0x1_0000_0000))).toEqual([0xe40c292c, 0xe70c2de5, 0xbf9cf968])
  })

  it.each([2, 3, 8])('is one of %i, each with about as many tables', (workers) => {
    const counts = Array.from({ length: workers }, () => 0)
    for (let made = 0; made < TABLES; made++) {
      const owner = ownerOf(newId(), workers)
      counts[owner] = (counts[owner] ?? 0) + 1
    }
    expect(counts).toHaveLength(workers)
    expect(Math.min(...counts)).toBeGreaterThan((TABLES / workers) * 0.7)
  })
})
