import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@starboard/games'
import { describe, expect, it } from 'vitest'
import made from '../docs/balance.json' with { type: 'json' }

const page = readFileSync(join(import.meta.dirname, '../docs/BALANCE.md'), 'utf8')

describe('docs/BALANCE.md', () => {
  it('has each table of docs/balance.json once, and no other', () => {
    expect([...page.matchAll(/<!-- lab: (\S+) -->/g)].map(([, id]) => id)).toEqual(Object.keys(made.tables))
    expect([...page.matchAll(/<!-- end: (\S+) -->/g)].map(([, id]) => id)).toEqual(Object.keys(made.tables))
  })

  it.each(Object.entries(made.tables))(
    'has every run of %s, of a game on the shelf, in its table',
    (id, { game, runs }) => {
      expect(shelf.map(({ game: { meta } }) => meta.id)).toContain(game)
      const table = page.split(`<!-- lab: ${id} -->`)[1]?.split(`<!-- end: ${id} -->`)[0] ?? ''
      expect([...table.matchAll(/^\| ([^|]+?) \| \d/gm)].map(([, name]) => name)).toEqual(Object.keys(runs))
    },
  )
})
