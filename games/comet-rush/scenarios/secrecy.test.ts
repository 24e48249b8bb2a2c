import { describe, expect, test } from 'vitest'
import { given, newGame, ready } from './table.ts'

const pressure = 'diplomatic-pressure'
const seats = ['Ada', 'Ben', 'Cyd']

describe('hands', () => {
  test('CR-1.6 a drafted card is seen by its owner; others see the deck', () => {
    const table = newGame({ seats })
    table.draft('Ada', 'espionage', 'embargo')
    expect(table.told('Ada')).toEqual([{ kind: 'cardDrafted', seat: 0, deck: 'espionage', card: 'embargo' }])
    for (const viewer of ['Ben', 'Cyd', 'spectator']) {
      expect(table.told(viewer)).toEqual([{ kind: 'cardDrafted', seat: 0, deck: 'espionage' }])
      expect(table.view(viewer).players[0]).toMatchObject({ handSize: 1 })
      expect(JSON.stringify(table.view(viewer))).not.toContain('embargo"')
    }
  })

  test('CR-2.5 a drawn card is seen by its owner; others see the deck', () => {
    const table = given({ seats, step: 'draw' })
    table.draw('Ada', 'economic', 'increase-income')
    expect(table.told('Ada')).toEqual([{ kind: 'cardDrawn', seat: 0, deck: 'economic', card: 'increase-income' }])
    for (const viewer of ['Ben', 'spectator'])
      expect(table.told(viewer)).toEqual([{ kind: 'cardDrawn', seat: 0, deck: 'economic' }])
  })

  test('CR-8.1 a trade shows the two cards to all and the new one to its owner', () => {
    const table = given({ seats, players: { Ada: { hand: ['embargo', 'comet-analysis'] } } })
    table.trade('Ada', ['embargo', 'comet-analysis'], 'economic', 'increase-income')
    expect(table.told('Ben')).toEqual([
      { kind: 'cardsTraded', seat: 0, first: 'comet-analysis', second: 'embargo', deck: 'economic' },
    ])
    expect(table.told('Ada')).toMatchObject([{ card: 'increase-income' }])
  })

  test('CR-6.11 a card taken by an agent is seen by thief and victim; others see that one moved', () => {
    const table = given({ seats, players: { Ada: { hand: ['espionage-agent'] }, Ben: { hand: ['increase-income'] } } })
    table.play('Ada', 'espionage-agent', { on: 'Ben' }, [0])
    for (const viewer of ['Ada', 'Ben'])
      expect(table.told(viewer)).toContainEqual({ kind: 'cardTaken', seat: 0, from: 1, card: 'increase-income' })
    for (const viewer of ['Cyd', 'spectator'])
      expect(table.told(viewer)).toContainEqual({ kind: 'cardTaken', seat: 0, from: 1 })
    expect(table.view('Ben').players[0]?.known).toEqual(['increase-income'])
    expect(table.view('Cyd').players[0]?.known).toBeUndefined()
  })

  test('CR-7.4 a blocked card is shown to all', () => {
    const table = given({ seats, players: { Ada: { pressured: true, hand: ['increase-income'] } } })
    table.play('Ada', 'increase-income')
    expect(table.told('spectator')).toEqual([{ kind: 'cardBlocked', seat: 0, card: 'increase-income' }])
  })

  test('no view but the owner’s has a hand', () => {
    const table = given({ seats, players: { Ada: { hand: ['embargo'] }, Ben: { hand: ['increase-income'] } } })
    expect(table.view('Ada').players.map(({ hand }) => hand)).toEqual([['embargo'], undefined, undefined])
    expect(table.view('spectator').players.map(({ hand }) => hand)).toEqual([undefined, undefined, undefined])
  })
})

describe('decks', () => {
  test('CR-1.3 a view shows how many cards a deck has, not which come next', () => {
    const table = given({ decks: { economic: { top: ['increase-income'], discard: ['program-prestige'] } } })
    for (const viewer of ['Ada', 'Ben', 'spectator'])
      expect(table.view(viewer).decks.economic).toEqual({ size: 43, discard: ['program-prestige'] })
  })

  test('CR-2.11 the movement cards still to come are shown by value', () => {
    const table = given({ moves: ['movement-1', 'movement-3'] })
    expect(table.view('spectator').movement.left).toEqual({ 'movement-1': 3, 'movement-2': 4, 'movement-3': 3 })
  })

  test.each([
    ['movement', 'movement-3'],
    ['strength', 'segment-8'],
  ] as const)('CR-6.9 what Comet Analysis shows of %s is the peeker’s alone; which deck is public', (choice, card) => {
    const table = given({ seats, players: { Ada: { hand: ['comet-analysis'] } } })
    table.play('Ada', 'comet-analysis', { choice }, [card])
    expect(table.told('Ada')).toContainEqual({ kind: 'cometPeeked', seat: 0, deck: choice, card })
    for (const viewer of ['Ben', 'Cyd', 'spectator'])
      expect(table.told(viewer)).toContainEqual({ kind: 'cometPeeked', seat: 0, deck: choice })
    const pile = choice === 'movement' ? 'movement' : 'segments'
    expect(table.view('Ada')[pile].next).toBe(card)
    for (const viewer of ['Ben', 'spectator']) {
      expect(table.view(viewer)[pile].next).toBeUndefined()
      expect(table.view(viewer)[pile].seenBy).toEqual([0])
    }
  })

  test('CR-5.2 the strength of a segment that nobody has hit is in no view', () => {
    const table = given({ nextSegment: { strength: 9 }, players: { Ada: { rockets: [ready(1)] } } })
    for (const viewer of ['Ada', 'Ben', 'spectator']) {
      expect(table.view(viewer).segment).toBeNull()
      expect(table.view(viewer).segments.next).toBeUndefined()
    }
  })
})

describe('the counter question', () => {
  /** Ben is attacked; he may hold a counter or not. */
  const attacked = (held: 'diplomatic-pressure' | 'embargo') => {
    const table = given({ seats, players: { Ada: { hand: [pressure] }, Ben: { hand: [held] } } })
    table.play('Ada', pressure, { on: 'Ben' })
    return table
  }

  test('CR-7.11 CR-R28 whoever looks on sees the same, whether Ben can counter or not', () => {
    const [can, cannot] = [attacked(pressure), attacked('embargo')]
    for (const viewer of ['Ada', 'Cyd', 'spectator']) {
      expect(can.told(viewer)).toEqual(cannot.told(viewer))
      expect(can.view(viewer)).toEqual(cannot.view(viewer))
      expect(can.look(viewer).open).toEqual(cannot.look(viewer).open)
    }
    expect(can.legal('Ben')).not.toEqual(cannot.legal('Ben'))
  })

  test('CR-7.11 an answer that waits for the pause is seen by nobody else', () => {
    const table = given({
      seats,
      pace: { pauseMs: 3_000 },
      players: { Ada: { hand: [pressure] }, Ben: { hand: [pressure] } },
    })
    table.play('Ada', pressure, { on: 'Ben' })
    const before = JSON.stringify(table.view('Cyd'))
    table.counter('Ben')
    expect(JSON.stringify(table.view('Cyd'))).toBe(before)
    for (const viewer of ['Ada', 'Cyd', 'spectator']) expect(table.told(viewer)).toEqual([])
  })
})

describe('taking back', () => {
  test('a card without luck may be taken back', () => {
    const table = given({ players: { Ada: { hand: ['increase-income'] } } })
    table.play('Ada', 'increase-income')
    table.undo('Ada')
    expect(table.player('Ada')).toMatchObject({ hand: ['increase-income'], incomeBonus: 0 })
  })

  test.each<[string, (table: ReturnType<typeof given>) => void]>([
    ['a look at the comet', (table) => table.play('Ada', 'comet-analysis', { choice: 'movement' }, ['movement-1'])],
    ['a second look at a known card', (table) => table.play('Ada', 'comet-analysis', { choice: 'strength' })],
    ['a launch', (table) => table.launch('Ada', 1, 6)],
    ['a trade', (table) => table.trade('Ada', ['embargo', 'embargo'], 'economic', 'increase-income')],
    ['a stolen card', (table) => table.play('Ada', 'espionage-agent', { on: 'Ben' }, [0])],
    ['the end of the turn', (table) => table.endTurn('Ada')],
  ])('%s may not', (_what, act) => {
    const table = given({
      nextSegment: { strength: 7, seenBy: ['Ben'] },
      players: {
        Ada: { hand: ['comet-analysis', 'embargo', 'embargo', 'espionage-agent'], rockets: [ready(1)] },
        Ben: { hand: ['increase-income'] },
      },
    })
    act(table)
    table.undoRefused('Ada')
  })
})
