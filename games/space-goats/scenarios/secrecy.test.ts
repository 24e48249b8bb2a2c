import { describe, expect, test } from 'vitest'
import { DUEL, FOUR, given, newGame, SETUP_LUCK, times } from './table.ts'

const others = ['Ben', 'Cyd', 'spectator']

describe('hands', () => {
  test('SG-1.2 you see your own hand, and of others the number', () => {
    const table = given({ players: { Ada: { hand: ['Warp Drive', 'Weak Rocket'] }, Ben: { hand: ['Phase Shield'] } } })
    expect(table.view('Ada').players.map(({ hand }) => hand)).toEqual([['SP06', 'ST03'], undefined, undefined])
    for (const viewer of others) {
      expect(table.view(viewer).players[0]).toMatchObject({ handSize: 2 })
      expect(table.view(viewer).players[0]?.hand).toBeUndefined()
    }
    expect(table.view('spectator').players.map(({ hand }) => hand)).toEqual([undefined, undefined, undefined])
  })

  test('SG-2.2 drawn cards are told to their owner; others are told how many', () => {
    const draw = ['Weak Rocket', 'Emergency Shield', 'Hull Plating', 'Phase Shield', 'Warp Drive']
    const table = given({ turn: 'Cyd', players: { Ada: { draw } } })
    table.pass('Cyd', 'Warp Drive', 'Weak Rocket', 'Hull Plating', 'Phase Shield')
    const told = { kind: 'cardsDrawn', seat: 0, count: 4 }
    expect(table.told('Ada')).toContainEqual({ ...told, cards: ['SP06', 'ST03', 'SH01', 'SH05'] })
    for (const viewer of others) expect(table.told(viewer)).toContainEqual(told)
  })

  test('SG-2.2 nobody else can tell one hand from another: views and news are the same', () => {
    const draws = [
      ['Weak Rocket', 'Emergency Shield'],
      ['Emergency Shield', 'Weak Rocket'],
    ]
    const tables = draws.map(([drawn = '', left = '']) => {
      const hand = ['Hull Plating', 'Phase Shield', 'Decoy Drone']
      const table = given({ turn: 'Cyd', players: { Ada: { hand, draw: [drawn, left] } } })
      table.pass('Cyd', drawn)
      return table
    })
    for (const viewer of others) {
      const [first, second] = tables.map((table) => JSON.stringify([table.view(viewer), table.story(viewer)]))
      expect(first).toBe(second)
    }
  })

  test('SG-7.2 the hand of somebody eliminated stays hidden', () => {
    const table = given({
      players: { Ada: { hand: ['Standard Rocket'] }, Ben: { hand: ['Warp Drive'], fleet: ['bare'] } },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    table.take('Ben', 0)
    for (const viewer of ['Ada', 'Cyd', 'spectator']) expect(table.view(viewer).players[1]?.hand).toBeUndefined()
  })

  test('SG-7.1 after the end everything can be looked at', () => {
    const table = given({ seats: DUEL, players: { Ada: { hand: ['Warp Drive'] }, Ben: { hand: ['Phase Shield'] } } })
    expect(() => table.look('everything')).toThrow()
    table.resign('Ben')
    expect(table.view('everything').players.map(({ hand }) => hand)).toEqual([['SP06'], ['SH05']])
  })
})

describe('piles', () => {
  test('SG-1.2 a draw pile is a number to everybody, its owner included', () => {
    const table = newGame()
    for (const viewer of ['Ada', 'Ben', 'spectator']) {
      expect(table.view(viewer).players.map(({ drawSize }) => drawSize)).toEqual([5, 9, 9])
      expect(table.view(viewer).players[0]).not.toHaveProperty('draw')
    }
  })

  test('SG-2.3 after a reshuffle a card that was seen in the discard pile cannot be recognised', () => {
    const hand = ['Hull Plating', 'Phase Shield', 'Decoy Drone']
    const discard = ['Weak Rocket', 'Standard Rocket']
    const views = ['Weak Rocket', 'Standard Rocket'].map((card) => {
      const table = given({ turn: 'Cyd', players: { Ada: { hand, discard } } })
      table.pass('Cyd', card)
      return JSON.stringify([table.view('Ben'), table.told('Ben')])
    })
    expect(views[0]).toBe(views[1])
  })

  test('SG-1.3 the AbilitiesPile is a number', () => {
    const table = newGame({ setupLuck: [...SETUP_LUCK] })
    for (const viewer of ['Ada', 'spectator']) expect(table.view(viewer).pile).toEqual({ size: 39, top: [] })
  })

  test('SG-6.4 what an Arms Dealer shows is the player’s alone; others see how many', () => {
    const table = given({ players: { Ada: { hand: ['Arms Dealer'] } } })
    table.play('Ada', 'Arms Dealer', 'Warp Drive', 'Twin Salvo', 'Phase Shield')
    const seen = { kind: 'pileSeen', seat: 0, count: 3 }
    expect(table.told('Ada')).toContainEqual({ ...seen, cards: ['SP06', 'RK09', 'SH05'] })
    for (const viewer of others) expect(table.told(viewer)).toContainEqual(seen)
    table.reorder('Ada', 1, 2, 0)
    expect(table.told('Ada')).toContainEqual({
      kind: 'pileArranged',
      seat: 0,
      count: 3,
      cards: ['RK09', 'SH05', 'SP06'],
    })
    expect(table.view('Ada').pile.top.map(({ card }) => card)).toEqual(['RK09', 'SH05', 'SP06'])
    for (const viewer of others) {
      expect(table.told(viewer)).toContainEqual({ kind: 'pileArranged', seat: 0, count: 3 })
      expect(table.view(viewer).pile.top).toEqual(times(3, '').map(() => ({ seenBy: [0] })))
    }
  })

  test('SG-6.4 one knows those cards until they leave …', () => {
    const table = given({
      market: ['Hull Plating', null, null, null],
      pile: {
        top: ['Warp Drive', 'Twin Salvo'].map((card) => ({ card, seenBy: ['Ada'] })),
      },
      players: { Ada: { bank: times(2, 'Fuel Pod') } },
    })
    table.buy('Ada', 0)
    expect(table.view('Ben').market[0]).toBe('SP06')
    expect(table.view('Ada').pile.top).toEqual([{ seenBy: [0], card: 'RK09' }])
  })

  test('SG-6.4 … or are rearranged by another', () => {
    const table = given({
      turn: 'Ben',
      pile: { top: ['Warp Drive', 'Twin Salvo', 'Phase Shield'].map((card) => ({ card, seenBy: ['Ada'] })) },
      players: { Ben: { hand: ['Arms Dealer'] } },
    })
    expect(table.view('Ada').pile.top.map(({ card }) => card)).toEqual(['SP06', 'RK09', 'SH05'])
    table.play('Ben', 'Arms Dealer')
    expect(table.view('Ben').pile.top.map(({ card }) => card)).toEqual(['SP06', 'RK09', 'SH05'])
    expect(table.view('Cyd').pile.top).toEqual(times(3, '').map(() => ({ seenBy: [0, 1] })))
    table.reorder('Ben', 0, 1, 2)
    expect(table.view('Ada').pile.top.map(({ card }) => card)).toEqual([undefined, undefined, undefined])
    expect(table.view('Ben').pile.top.map(({ card }) => card)).toEqual(['SP06', 'RK09', 'SH05'])
  })
})

describe('what is open', () => {
  test('SG-7.2 fleets, banks, discard piles, trash, market and flags are everybody’s', () => {
    const table = given({
      trash: ['Aegis Countermeasure'],
      players: {
        Ada: {
          bank: ['Scout Ship'],
          discard: ['Weak Rocket'],
          fleet: ['suited + Hull Plating', 'bare'],
          lastStand: true,
          extraDue: true,
        },
        Ben: { skipsNext: true },
      },
    })
    for (const viewer of ['Ada', ...others]) {
      const { players, trash, market, destroyed, round } = table.view(viewer)
      expect(players[0]).toMatchObject({
        bank: ['ST02'],
        discard: ['ST03'],
        fleet: [
          { suited: true, shield: { card: 'SH01', strength: 1 } },
          { suited: false, shield: null },
        ],
        lastStand: true,
        extraDue: true,
      })
      expect(players[1]?.skipsNext).toBe(true)
      expect(trash.at(-1)).toBe('SH06')
      expect([market.length, destroyed, round]).toEqual([4, 0, 1])
    }
  })

  test('SG-6.3 SG-3.3 what somebody owns can be followed by all, for every arrival was seen', () => {
    const table = given({
      market: ['Standard Rocket', null, null, null],
      players: { Ada: { bank: times(2, 'Fuel Pod'), hand: ['Warp Drive'] } },
    })
    table.buy('Ada', 0, 'Phase Shield')
    for (const viewer of others) expect(table.view(viewer).players[0]?.owned).toEqual(['ST01', 'ST01', 'RK01', 'SP06'])
  })

  test('SG-4.17 SG-5.3 SG-6.2 cards discarded by Shatter, Decoy Drone and Recon are shown to all', () => {
    const shatter = given({ players: { Ada: { hand: ['Shatter Rocket', 'Warp Drive'] }, Ben: { fleet: ['suited'] } } })
    shatter.fire('Ada', 'Shatter Rocket', 'Ben', 'Warp Drive')
    expect(shatter.told('spectator')).toContainEqual({ kind: 'shattered', seat: 0, card: 'SP06' })
    const decoy = given({ players: { Ada: { hand: ['Decoy Drone', 'Weak Rocket'] } } })
    decoy.assign('Ada', 'Decoy Drone', 0)
    expect(decoy.told('spectator')).toContainEqual({ kind: 'discarded', seat: 0, card: 'ST03', why: 'decoy', among: 1 })
    const recon = given({ players: { Ada: { hand: ['Deep Space Recon'] } } })
    recon.play('Ada', 'Deep Space Recon', 'Deep Space Recon')
    expect(recon.told('spectator')).toContainEqual({ kind: 'discarded', seat: 0, card: 'SP01', why: 'recon', among: 1 })
  })

  test('SG-6.7 SG-6.3 cards trashed from the hand and retrieved from the discard pile are shown to all', () => {
    const purge = given({ players: { Ada: { hand: ['Deck Purge', 'Weak Rocket'] } } })
    purge.play('Ada', 'Deck Purge')
    purge.trash('Ada', 'hand', 'Weak Rocket')
    expect(purge.told('Ben')).toContainEqual({ kind: 'trashed', seat: 0, card: 'ST03', from: 'hand', why: 'purge' })
    const salvage = given({ players: { Ada: { hand: ['Salvage Operation'], discard: ['Warp Drive'] } } })
    salvage.play('Ada', 'Salvage Operation')
    expect(salvage.told('Ben')).toContainEqual({ kind: 'retrieved', seat: 0, card: 'SP06' })
    expect(salvage.view('Ben').players[0]).toMatchObject({ shown: ['SP06'], handSize: 1 })
  })
})

describe('questions', () => {
  test('SG-4.4 SG-R30 a reactive card is seen when it is played, and not before', () => {
    const hands = ['Emergency Shield', 'Weak Rocket']
    const tables = hands.map((held) => {
      const draw = hands.filter((card) => card !== held)
      const players = { Ada: { hand: ['Standard Rocket'] }, Ben: { hand: [held], draw, fleet: ['suited'] } }
      const table = given({ players, pace: { pauseMs: 1_500 } })
      table.fire('Ada', 'Standard Rocket', 'Ben')
      if (held === 'Emergency Shield') table.block('Ben', held)
      else table.take('Ben', 0)
      return table
    })
    for (const viewer of ['Ada', 'Cyd', 'spectator']) {
      const [first, second] = tables.map((table) => {
        const { view, open } = table.look(viewer)
        return JSON.stringify([view, open, table.story(viewer)])
      })
      expect(first).toBe(second)
    }
    for (const table of tables) table.time(1_500, table.player('Ben').draw)
    expect(tables[0]?.told('Cyd')).toContainEqual({ kind: 'blocked', seat: 1, by: 0, card: 'ST04' })
  })

  test('SG-4.18 answers to a wave are seen when all have answered; nobody sees who has', () => {
    const table = given({
      seats: FOUR,
      players: {
        Ada: { hand: ['Barrage Rocket'] },
        Ben: { hand: ['Emergency Shield'] },
        Cyd: { fleet: ['bare', 'bare'] },
      },
    })
    table.fire('Ada', 'Barrage Rocket')
    const before = ['Ada', 'Dan', 'spectator'].map((viewer) => JSON.stringify(table.look(viewer).view))
    table.block('Ben', 'Emergency Shield')
    table.take('Cyd', 1)
    expect(['Ada', 'Dan', 'spectator'].map((viewer) => JSON.stringify(table.look(viewer).view))).toEqual(before)
    for (const viewer of ['Ada', 'Dan', 'spectator']) expect(table.told(viewer)).toEqual([])
    expect(table.look('Dan').open).toMatchObject([{ seat: 1 }, { seat: 2 }, { seat: 3, answered: false }])
    expect(table.look('Dan').open[0]).not.toHaveProperty('answered')
    expect(JSON.stringify(table.view('Ben').agenda)).toContain('"card":"ST04"')
    table.take('Dan', 0)
    expect(table.told('spectator')).toContainEqual({ kind: 'blocked', seat: 1, by: 0, card: 'ST04' })
  })

  test('SG-7.3 a wreckage choice is seen when both have chosen', () => {
    const table = given({ seats: DUEL, turn: 'Ben' })
    table.pass('Ben')
    const before = JSON.stringify(table.view('Ben'))
    table.wreck('Ada', 3)
    expect(table.told('Ben')).toEqual([])
    expect(JSON.stringify(table.view('Ben'))).toBe(before)
    table.wreck('Ben', 0)
    expect(table.told('Ben')).toContainEqual({ kind: 'shipChosen', seat: 0, ship: 3, by: null })
  })

  test('SG-4.4 that a question is open, and to whom, is known to all; the answers only to the seat asked', () => {
    const table = given({ players: { Ada: { hand: ['Standard Rocket'] }, Ben: { hand: ['Emergency Shield'] } } })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    for (const viewer of ['Ada', 'Cyd', 'spectator']) {
      expect(table.look(viewer).open).toMatchObject([{ seat: 1, kind: 'defend' }])
      expect(table.look(viewer).legal).toEqual([])
    }
    expect(table.legal('Ben')).toContainEqual({ kind: 'defend', card: 'ST04' })
  })

  test.each([{ autoChoices: true }, { alwaysAskDefence: false }])(
    'SG-4.4 a shot is not taken back once the answer chosen for a hand has shown something of it (%j)',
    (options) => {
      const players = { Ada: { hand: ['Twin Salvo'] }, Ben: { hand: ['Phase Shield'], fleet: ['suited'] } }
      const table = given({ options, players })
      table.fire('Ada', 'Twin Salvo', 'Ben')
      expect(table.asked).toEqual(['Ada nextHit'])
      table.undoRefused('Ada')
    },
  )

  test('SG-6.2 what a Recon has drawn is not told by the question about it', () => {
    const draw = ['Warp Drive', 'Weak Rocket', 'Phase Shield']
    const table = given({ players: { Ada: { hand: ['Deep Space Recon'], draw } } })
    table.play('Ada', 'Deep Space Recon', ...draw)
    const { open, view } = table.look('Ben')
    expect(open).toMatchObject([{ seat: 0, kind: 'discardOne' }])
    expect(view.agenda.steps.at(-1)).toMatchObject({ kind: 'discardOne', why: 'recon', among: 3 })
    expect(JSON.stringify(view.agenda)).not.toMatch(/SP06|ST03|SH05/)
  })
})
