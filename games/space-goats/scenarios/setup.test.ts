import { isRefusal, readSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { MARKET, STARTER } from '../rules/cards.ts'
import { BOX } from '../rules/catalogue.ts'
import { spaceGoats } from '../rules/index.ts'
import { FIVE, FOUR, given, newGame, SETUP_LUCK, TRIO, times } from './table.ts'

const EIGHT = [...FIVE, 'Fay', 'Gus', 'Hal']
const tableFor = (seats: number, options: object = {}) => {
  const setup = readSetup(spaceGoats, { seats, options })
  return isRefusal(setup) ? setup.rule : 'accepted'
}

describe('fleets', () => {
  test.each([
    [2, 6],
    [3, 5],
    [4, 4],
    [5, 3],
  ])('SG-1.1 with %i players everybody has %i ships, all suited and without assigned shields', (seats, ships) => {
    const table = newGame({ seats: EIGHT.slice(0, seats) })
    for (const name of table.names) expect(table.fleet(name)).toEqual(times(ships, 'suited'))
  })

  test.each([6, 7, 8])('SG-1.1 SG-R3 with %i players, without box limits, everybody has 3 ships', (seats) => {
    const table = newGame({ seats: EIGHT.slice(0, seats), options: { boxLimits: false } })
    for (const name of table.names) expect(table.fleet(name)).toEqual(times(3, 'suited'))
  })

  test('SG-1.1 every ship has a number of its own', () => {
    const table = newGame({ seats: FOUR })
    const ids = table.state.players.flatMap(({ fleet }) => fleet.map(({ id }) => id))
    expect(ids).toEqual(Array.from({ length: 16 }, (_, id) => id))
  })
})

describe('players', () => {
  test('SG-1.5 SG-R3 two to five play with the box, up to eight without its limits', () => {
    expect([2, 3, 4, 5].map((seats) => tableFor(seats))).toEqual(times(4, 'accepted'))
    expect([6, 7, 8].map((seats) => tableFor(seats))).toEqual(times(3, 'SG-1.5'))
    const without = [2, 5, 6, 7, 8].map((seats) => tableFor(seats, { boxLimits: false }))
    expect(without).toEqual(times(5, 'accepted'))
    expect([1, 9].map((seats) => tableFor(seats, { boxLimits: false }))).toEqual(times(2, 'space-goats'))
  })

  test('SG-1.5 SG-2.2 each of eight has a draw pile of their own', () => {
    const table = newGame({ seats: EIGHT, options: { boxLimits: false, startSeat: 8 } })
    expect(table.draw('Hal')).toHaveLength(5)
    for (const name of EIGHT.slice(0, 7)) expect(table.draw(name)).toHaveLength(9)
  })

  test('SG-1.5 with automatic choices the box limits are off unless the table says otherwise', () => {
    expect(tableFor(8, { autoChoices: true })).toBe('accepted')
    expect(tableFor(6, { autoChoices: true, boxLimits: true })).toBe('SG-1.5')
  })
})

describe('cards', () => {
  test('SG-1.2 SG-R1 everybody starts with the same nine cards as draw pile; hand, discard pile and bank are empty', () => {
    const table = newGame()
    for (const name of ['Ben', 'Cyd']) {
      expect(table.draw(name)).toEqual([
        ...times(5, 'Fuel Pod'),
        'Scout Ship',
        'Weak Rocket',
        'Emergency Shield',
        'Debris Field',
      ])
      expect([table.hand(name), table.discard(name), table.bank(name)]).toEqual([[], [], []])
    }
  })

  test('SG-1.2 nobody has a flag set, nobody is out, and nothing has been counted', () => {
    const table = newGame()
    const flags = { lastStand: false, skipsNext: false, extraDue: false, out: 0, resigned: false, shown: [], sifted: 0 }
    for (const name of TRIO) expect(table.player(name)).toMatchObject(flags)
    expect(table.state).toMatchObject({ round: 1, start: 0, active: 0, destroyed: 0, shipsMade: 15, blows: 0, blow: 0 })
    expect(table.state.counts).toEqual({ turns: 1, buys: 0, rockets: 0, shields: 0, specials: 0, passes: 0, blocks: 0 })
    expect([table.state.trash, table.state.ended]).toEqual([[], null])
    expect(table.story('Ben')).toContainEqual({ kind: 'turnBegan', seat: 0, round: 1, isExtra: false })
  })

  test('SG-1.2 the starter cards have no price and are never in the market', () => {
    expect(STARTER.map(({ name, cost, copies }) => [name, cost, copies])).toEqual([
      ['Fuel Pod', null, 5],
      ['Scout Ship', null, 1],
      ['Weak Rocket', null, 1],
      ['Emergency Shield', null, 1],
      ['Debris Field', null, 1],
    ])
    expect(MARKET.every(({ cost }) => cost !== null)).toBe(true)
  })

  test('SG-1.3 SG-R23 43 cards are in the pile: 19 rockets, 14 shields, 10 specials, at these prices', () => {
    expect(MARKET.map(({ id, name, cost, copies }) => `${id} ${name} ${cost} ×${copies}`)).toEqual([
      'RK01 Standard Rocket 2 ×3',
      'RK02 Seeking Rocket 2 ×2',
      'RK03 Piercing Rocket 3 ×3',
      'RK04 EMP Rocket 3 ×2',
      'RK05 Barrage Rocket 4 ×2',
      'RK06 Salvo Rocket 4 ×2',
      'RK07 Shatter Rocket 3 ×3',
      'RK08 Overload Barrage 5 ×1',
      'RK09 Twin Salvo 5 ×1',
      'SH01 Hull Plating 2 ×2',
      'SH02 Decoy Drone 2 ×3',
      'SH03 Emergency Thrusters 2 ×3',
      'SH04 Reinforced Hull 3 ×2',
      'SH05 Phase Shield 4 ×2',
      'SH06 Aegis Countermeasure 3 ×1',
      'SH07 Bulwark Plating 4 ×1',
      'SP01 Deep Space Recon 2 ×1',
      'SP02 Salvage Operation 2 ×1',
      'SP03 Arms Dealer 3 ×1',
      'SP04 Last Stand Protocol 3 ×1',
      'SP05 Reinforcement Shuttle 4 ×1',
      'SP06 Warp Drive 4 ×1',
      'SP07 Deck Purge 2 ×2',
      'SP08 Deep Clean 3 ×2',
    ])
    const count = (kind: string) =>
      MARKET.filter(({ effect }) => effect.kind === kind).reduce((sum, { copies }) => sum + copies, 0)
    expect([count('rocket'), count('shield'), count('special')]).toEqual([19, 14, 10])
    expect(BOX.ships).toBe(16)
  })

  test('SG-1.3 four of them are face up in slots 1 to 4, the other 39 lie face down', () => {
    const table = newGame({ setupLuck: ['RK08', 'SP06', 'SH05', 'RK01', ...times(4, 'ST01')] })
    expect(table.market).toEqual(['Overload Barrage', 'Warp Drive', 'Phase Shield', 'Standard Rocket'])
    expect(table.state.pile.loose).toHaveLength(39)
    expect(table.state.pile.top).toEqual([])
  })
})

describe('luck', () => {
  test('SG-1.3a SG-R26 set-up asks for the start seat, four market cards and the first hand, and for nothing else', () => {
    const table = newGame({ options: { startSeat: 'random' }, setupLuck: [1, ...SETUP_LUCK] })
    expect(table.log).toMatchObject([{ kind: 'start', luck: [1, ...SETUP_LUCK] }])
    expect(table.asked).toEqual(['Ben action'])
    expect(() => newGame({ setupLuck: [...SETUP_LUCK, 'ST01'] })).toThrow(/Luck is left over/)
  })

  test('SG-1.3a SG-R26 during play only cards drawn, the refill and the Shatter discard are luck', () => {
    const table = given({
      turn: 'Cyd',
      market: ['Shatter Rocket', null, null, null],
      players: {
        Ada: { hand: ['Shatter Rocket', 'Hull Plating', 'Decoy Drone', 'Phase Shield'] },
        Ben: { fleet: ['suited'], draw: ['Weak Rocket', 'Fuel Pod'] },
        Cyd: { bank: times(3, 'Fuel Pod') },
      },
    })
    table.buy('Cyd', 0, 'Arms Dealer')
    table.fire('Ada', 'Shatter Rocket', 'Ben', 'Decoy Drone', 'Fuel Pod', 'Weak Rocket')
    expect(table.log.slice(1).map((entry) => ('luck' in entry ? entry.luck : []))).toEqual([
      ['SP03'],
      ['SH02', 'ST01', 'ST03'],
    ])
  })
})

describe('who starts', () => {
  test('SG-1.4 SG-R2 at a table the start seat is drawn', () => {
    const starts = [0, 1, 2].map((seat) =>
      newGame({ options: { startSeat: 'random' }, setupLuck: [seat, ...SETUP_LUCK] }),
    )
    expect(starts.map(({ asked }) => asked)).toEqual([['Ada action'], ['Ben action'], ['Cyd action']])
  })

  test('SG-1.4 SG-R2 with automatic choices seat 1 starts', () => {
    const options = spaceGoats.options.read({ autoChoices: true })
    expect(options).toMatchObject({ startSeat: 1 })
  })

  test('SG-1.4 turns go in seat order, from whoever starts, and the order never changes', () => {
    const table = given({ turn: 'Ben', options: { startSeat: 2 } })
    const order = ['Ben', 'Cyd', 'Ada', 'Ben', 'Cyd', 'Ada']
    for (const name of order) {
      expect(table.asked).toEqual([`${name} action`])
      table.pass(name)
    }
    expect(table.state.round).toBe(3)
  })

  test('SG-1.4 SG-7.2 the eliminated are left out', () => {
    const table = given({ seats: FOUR, players: { Ben: { fleet: [] } } })
    for (const name of ['Ada', 'Cyd', 'Dan', 'Ada']) {
      expect(table.asked).toEqual([`${name} action`])
      table.pass(name)
    }
  })
})
