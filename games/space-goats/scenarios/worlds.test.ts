import { fastChance, seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { BOX } from '../rules/catalogue.ts'
import { spaceGoats } from '../rules/index.ts'
import { isJunk } from '../rules/player.ts'
import type { State } from '../rules/state.ts'
import { given, newGame, type Table } from './table.ts'

/** What a thinking player makes of what is seen: worlds in which hidden cards lie anywhere they could. */

const SEEDS = Array.from({ length: 25 }, (_, seed) => String(seed))

/** Whoever thinks changes nothing of what was seen. */
const worldsOf = (table: Table, viewer: string): readonly State[] => {
  const seat = viewer === 'spectator' ? viewer : seatOf(table.names.indexOf(viewer))
  const view = table.view(viewer)
  const before = JSON.stringify(view)
  const worlds = SEEDS.map((seed) => spaceGoats.determinize(view, seat, fastChance(seed)))
  expect(JSON.stringify(view)).toBe(before)
  return worlds
}

const seenBy = (state: State, table: Table, viewer: string) =>
  spaceGoats.view(state, viewer === 'spectator' ? viewer : seatOf(table.names.indexOf(viewer)))

describe('a world', () => {
  const rich = () =>
    given({
      turn: 'Ben',
      market: ['Warp Drive', null, 'Twin Salvo', 'Hull Plating'],
      pile: {
        top: [
          { card: 'EMP Rocket', seenBy: ['Ada', 'Cyd'] },
          { card: 'Barrage Rocket', seenBy: ['Cyd'] },
        ],
      },
      trash: ['Arms Dealer'],
      players: {
        Ada: { hand: ['Standard Rocket', 'Fuel Pod'], bank: ['Scout Ship'], draw: ['Weak Rocket', 'Debris Field'] },
        Ben: {
          hand: ['Phase Shield', 'Emergency Shield'],
          discard: ['Deck Purge'],
          draw: ['Fuel Pod', 'Salvo Rocket'],
          fleet: ['suited + Hull Plating', 'bare + Reinforced Hull 1'],
        },
        Cyd: { hand: ['Decoy Drone'], draw: ['Emergency Shield', 'Fuel Pod'] },
      },
    })

  test.each(['Ada', 'Ben', 'Cyd', 'spectator'])(
    'SG-1.2 looks to %s like the real one, with the same pieces',
    (viewer) => {
      const table = rich()
      for (const world of worldsOf(table, viewer)) {
        expect(seenBy(world, table, viewer)).toEqual(table.view(viewer))
        expect(spaceGoats.pieceCounts(world)).toEqual(spaceGoats.pieceCounts(table.state))
      }
    },
  )

  test('SG-1.2 SG-6.4 has one’s own hand, and the cards that one has looked at in their places', () => {
    const table = rich()
    for (const world of worldsOf(table, 'Ada')) {
      expect(world.players[0]).toMatchObject({ hand: ['RK01', 'ST01'], draw: ['ST03', 'ST05'] })
      expect(world.pile.top[0]).toEqual({ card: 'RK04', seenBy: [0, 2] })
    }
  })

  test('SG-1.2 SG-6.4 deals what is hidden in every way that is possible, and in no other', () => {
    const table = rich()
    const worlds = worldsOf(table, 'Ada')
    const hands = new Set(worlds.flatMap(({ players }) => players[1]?.hand ?? []))
    expect([...hands].sort()).toEqual(['RK06', 'SH05', 'ST01', 'ST04'])
    const seconds = new Set(worlds.map(({ pile }) => pile.top[1]?.card))
    expect(seconds.size).toBeGreaterThan(5)
    for (const gone of ['SP06', 'RK09', 'SP03']) expect(seconds).not.toContain(gone)
  })

  test('SG-1.3 after the set-up the whole pile is unknown', () => {
    const table = newGame()
    for (const world of worldsOf(table, 'Ben')) {
      expect(world.pile).toEqual(table.state.pile)
      expect(world.players[0]?.draw).toHaveLength(5)
    }
  })

  test('SG-7.3 SG-4.18 keeps one’s own sealed answer and knows nothing of the others’', () => {
    const table = given({ players: { Ada: { hand: ['Barrage Rocket'] } } })
    table.fire('Ada', 'Barrage Rocket')
    table.take('Ben', 3)
    const answers = (viewer: string) => worldsOf(table, viewer).map(({ agenda }) => JSON.stringify(agenda))
    for (const agenda of answers('Ben')) expect(agenda).toContain('"answers":{"1":{"kind":"defend","ship":8}}')
    for (const agenda of answers('Cyd')) expect(agenda).toContain('"answers":{}')
  })
})

describe('what all know of a hand', () => {
  const known = (table: Table, name: string) => {
    const { shown = [], sifted = 0 } = table.view('spectator').players[table.names.indexOf(name)] ?? {}
    return { shown, sifted }
  }

  test('SG-6.3 a retrieved card is in the hand of every world', () => {
    const table = given({
      players: {
        Ada: {
          hand: ['Salvage Operation', 'Hull Plating'],
          discard: ['Warp Drive'],
          draw: ['Weak Rocket', 'Fuel Pod'],
        },
      },
    })
    table.play('Ada', 'Salvage Operation')
    for (const world of worldsOf(table, 'Ben')) {
      expect(world.players[0]?.hand).toHaveLength(2)
      expect(world.players[0]?.hand).toContain('SP06')
    }
    const others = worldsOf(table, 'Ben').map(({ players }) => players[0]?.hand[1])
    expect(new Set(others)).toEqual(new Set(['SH01', 'ST03', 'ST01']))
  })

  test('SG-2.4 SG-2.5 cards that were kept through both steps are neither currency nor debris', () => {
    const hand = ['Weak Rocket', 'Hull Plating']
    const table = given({
      players: { Ben: { hand, draw: ['Emergency Shield', 'Fuel Pod', 'Fuel Pod', 'Debris Field'] } },
    })
    table.pass('Ada', 'Fuel Pod', 'Emergency Shield')
    expect(known(table, 'Ben')).toEqual({ shown: [], sifted: 3 })
    for (const world of worldsOf(table, 'Cyd'))
      expect(world.players[1]?.hand.filter((card) => !isJunk(BOX, card))).toHaveLength(3)
  })

  test('SG-6.3 a retrieved card counts as kept, unless it is currency or debris', () => {
    for (const [card, sifted] of [
      ['Warp Drive', 1],
      ['Fuel Pod', 0],
      ['Debris Field', 0],
    ] as const) {
      const table = given({ players: { Ada: { hand: ['Salvage Operation', 'Hull Plating'], discard: [card] } } })
      table.play('Ada', 'Salvage Operation')
      expect(known(table, 'Ada')).toEqual({ shown: [table.id(card)], sifted })
    }
  })

  const KEPT = ['Deck Purge', 'Decoy Drone', 'Shatter Rocket', 'Hull Plating']

  /** Ada has retrieved this card and is in an extra turn, with four more cards that she has kept. */
  const holding = (card: string) => {
    const ada = { hand: ['Salvage Operation', ...KEPT], discard: [card], extraDue: true }
    const table = given({ players: { Ada: ada, Ben: { hand: ['Standard Rocket'], fleet: ['suited'] } } })
    table.play('Ada', 'Salvage Operation')
    return table
  }

  test.each<[string, string, number, (table: Table) => void]>([
    ['fired', 'Weak Rocket', 4, (table) => table.fire('Ada', 'Weak Rocket', 'Cyd')],
    ['assigned', 'Phase Shield', 4, (table) => table.assign('Ada', 'Phase Shield', 0)],
    ['played', 'Last Stand Protocol', 4, (table) => table.play('Ada', 'Last Stand Protocol')],
    ['banked', 'Fuel Pod', 4, () => {}],
    ['dropped', 'Debris Field', 4, () => {}],
    ['trashed', 'Warp Drive', 3, (table) => purge(table)],
    ['discarded', 'Warp Drive', 3, (table) => decoy(table)],
    ['shattered', 'Warp Drive', 3, (table) => shatter(table)],
    ['blocking', 'Emergency Shield', 4, (table) => block(table)],
  ])('SG-6.3 once %s, the retrieved card (%s) is known to be gone', (_how, card, sifted, leave) => {
    const table = holding(card)
    leave(table)
    expect(known(table, 'Ada')).toEqual({ shown: [], sifted })
  })

  const purge = (table: Table) => {
    table.play('Ada', 'Deck Purge')
    table.trash('Ada', 'hand', 'Warp Drive')
  }
  const decoy = (table: Table) => {
    table.assign('Ada', 'Decoy Drone', 0, 'Salvage Operation')
    table.drop('Ada', 'Warp Drive')
  }
  const shatter = (table: Table) => {
    table.fire('Ada', 'Shatter Rocket', 'Ben')
    table.take('Ben', 0, 'Warp Drive')
  }
  const block = (table: Table) => {
    table.pass('Ada')
    table.fire('Ben', 'Standard Rocket', 'Ada')
    table.block('Ada', 'Emergency Shield')
  }

  test('SG-6.3 another card that leaves the hand leaves that knowledge as it is', () => {
    const table = holding('Warp Drive')
    table.assign('Ada', 'Hull Plating', 0)
    expect(known(table, 'Ada')).toEqual({ shown: ['SP06'], sifted: 4 })
  })

  test('SG-2.8 of a single kept card nothing is known once it has left', () => {
    const table = given({ players: { Ben: { hand: ['Weak Rocket'] } } })
    table.pass('Ada')
    expect(known(table, 'Ben')).toEqual({ shown: [], sifted: 1 })
    table.fire('Ben', 'Weak Rocket', 'Ada')
    expect(known(table, 'Ben')).toEqual({ shown: [], sifted: 0 })
  })

  test('SG-6.2 SG-6.9 what a Recon has drawn may be anything, and the card it discards is one of those', () => {
    const table = given({
      players: {
        Ada: {
          hand: ['Salvage Operation', 'Hull Plating', 'Deep Space Recon'],
          discard: ['Weak Rocket'],
          extraDue: true,
        },
      },
    })
    table.play('Ada', 'Salvage Operation', 'Salvage Operation')
    expect(known(table, 'Ada')).toEqual({ shown: ['ST03'], sifted: 4 })
    table.play('Ada', 'Deep Space Recon', 'Deep Space Recon')
    expect(known(table, 'Ada')).toEqual({ shown: ['ST03'], sifted: 3 })
  })
})
