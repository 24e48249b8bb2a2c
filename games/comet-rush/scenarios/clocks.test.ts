import { describe, expect, test } from 'vitest'
import { given, newGame, ready } from './table.ts'

const pressure = 'diplomatic-pressure'

describe('the draft clock', () => {
  test('CR-1.7 runs once for the whole draft and does not start again with a card', () => {
    const table = newGame({ options: { draftSeconds: 30 } })
    expect(table.open.map(({ by }) => by)).toEqual([30_000, 30_000])
    table.time(29_000)
    table.draft('Ada', 'economic', 'program-prestige')
    expect(table.open[0]?.by).toBe(30_000)
  })

  test('CR-1.7 when it runs out: engineering, economic, espionage, engineering for the 1st to 4th card', () => {
    const table = newGame({ options: { draftSeconds: 30 } })
    table.draft('Ben', 'espionage', 'embargo')
    table.draft('Ben', 'espionage', 'embargo')
    const luck = [
      'mass-production',
      'program-prestige',
      'embargo',
      'comet-analysis',
      'regulatory-review',
      'warhead-upgrade',
    ]
    table.time(30_000, luck)
    expect(table.hand('Ada')).toEqual(['mass-production', 'program-prestige', 'embargo', 'comet-analysis'])
    expect(table.hand('Ben')).toEqual(['embargo', 'embargo', 'regulatory-review', 'warhead-upgrade'])
    expect(table.asked).toEqual(['Ada draw'])
  })

  test('0 switches it off', () => {
    const table = newGame({ options: { draftSeconds: 0 } })
    expect(table.time(86_400_000)).toEqual([])
    expect(table.asked).toEqual(['Ada draft', 'Ben draft'])
  })
})

describe('the turn clock', () => {
  test('CR-2.10 when it runs out in the main step the turn ends', () => {
    const table = given({ options: { turnSeconds: 60 } })
    expect(table.time(59_999)).toEqual([])
    expect(table.time(60_000)).toContainEqual({ kind: 'turnEnded', seat: 0 })
    expect(table.asked).toEqual(['Ben draw'])
  })

  test('CR-2.5 when it runs out in the draw step the missing cards are drawn from economic and the turn ends', () => {
    const table = given({ options: { turnSeconds: 60 }, step: 'draw', distance: 9 })
    table.draw('Ada', 'espionage', 'embargo')
    table.time(60_000, ['increase-income'])
    expect(table.hand('Ada')).toEqual(['embargo', 'increase-income'])
    expect(table.asked).toEqual(['Ben draw'])
  })

  test('CR-2.7 if economic has no card, from engineering, then from espionage', () => {
    const options = { turnSeconds: 60 }
    const second = given({ options, step: 'draw', decks: { economic: { rest: 'Ben' } } })
    second.time(60_000, ['mass-production'])
    expect(second.hand('Ada')).toEqual(['mass-production'])
    const third = given({ options, step: 'draw', decks: { economic: { rest: 'Ben' }, engineering: { rest: 'Ben' } } })
    third.time(60_000, ['embargo'])
    expect(third.hand('Ada')).toEqual(['embargo'])
  })

  test('CR-2.12 under sameDeck the missing card comes from the deck of the first', () => {
    const table = given({ options: { turnSeconds: 60, lateDraw: 'sameDeck' }, step: 'draw', distance: 9 })
    table.draw('Ada', 'espionage', 'embargo')
    table.time(60_000, ['regulatory-review'])
    expect(table.hand('Ada')).toEqual(['embargo', 'regulatory-review'])
  })

  test('it covers draw and main together and starts with each turn', () => {
    const table = given({ options: { turnSeconds: 60 } })
    table.time(10_000)
    table.endTurn('Ada')
    expect(table.open).toMatchObject([{ seat: 1, by: 70_000 }])
    table.time(40_000)
    table.draw('Ben', 'economic', 'program-prestige')
    expect(table.open).toMatchObject([{ seat: 1, kind: 'main', by: 70_000 }])
  })

  test('it stands still while a reroll question is open', () => {
    const table = given({
      options: { turnSeconds: 60, responseSeconds: 20 },
      players: { Ada: { tokens: 1, rockets: [ready(1)] } },
    })
    table.time(50_000)
    table.launch('Ada', 1, 6)
    table.time(62_000)
    table.keepToken('Ada')
    expect(table.open).toMatchObject([{ kind: 'main', by: 72_000 }])
  })

  test('it stands still while a counter question is open', () => {
    const table = given({
      options: { turnSeconds: 60, responseSeconds: 20 },
      players: { Ada: { hand: [pressure] }, Ben: { hand: ['embargo'] } },
    })
    table.time(50_000)
    table.play('Ada', pressure, { on: 'Ben' })
    table.time(65_000)
    table.accept('Ben')
    expect(table.open).toMatchObject([{ seat: 0, kind: 'main', by: 75_000 }])
  })

  test('0 switches it off', () => {
    const table = given({ options: { turnSeconds: 0 } })
    expect(table.time(86_400_000)).toEqual([])
    expect(table.asked).toEqual(['Ada main'])
  })
})

describe('the answer clock', () => {
  test('CR-4.5 an unanswered reroll question means no: the token is kept and the rocket has missed', () => {
    const table = given({ options: { responseSeconds: 20 }, players: { Ada: { tokens: 1, rockets: [ready(1)] } } })
    table.time(5_000)
    table.launch('Ada', 1, 6)
    expect(table.open).toMatchObject([{ kind: 'reroll', by: 25_000 }])
    expect(table.time(25_000)).toContainEqual({ kind: 'tokenKept', seat: 0 })
    expect(table.player('Ada')).toMatchObject({ tokens: 1, rockets: [] })
    expect(table.asked).toEqual(['Ada main'])
  })

  test('CR-7.8 an unanswered counter question means accept: the card is kept', () => {
    const table = given({
      options: { responseSeconds: 20 },
      players: { Ada: { hand: [pressure] }, Ben: { hand: [pressure] } },
    })
    table.play('Ada', pressure, { on: 'Ben' })
    expect(table.open).toMatchObject([{ seat: 1, kind: 'pressure', by: 20_000 }])
    table.time(20_000)
    expect(table.player('Ben')).toMatchObject({ pressured: true, hand: [pressure] })
    expect(table.asked).toEqual(['Ada main'])
  })

  test('each question has its own', () => {
    const table = given({
      options: { turnSeconds: 0, responseSeconds: 20 },
      players: { Ada: { tokens: 2, rockets: [ready(1), ready(2)] } },
    })
    table.launch('Ada', 1, 6)
    table.time(15_000)
    table.keepToken('Ada')
    table.launch('Ada', 2, 6)
    expect(table.open).toMatchObject([{ by: 35_000 }])
  })

  test('0 switches it off', () => {
    const table = given({ options: { responseSeconds: 0 }, players: { Ada: { tokens: 1, rockets: [ready(1)] } } })
    table.launch('Ada', 1, 6)
    expect(table.time(86_400_000)).toEqual([])
    expect(table.asked).toEqual(['Ada reroll'])
  })

  test('CR-R28 with a pause of the table, accepting at once looks like thinking it over', () => {
    const table = given({
      pace: { pauseMs: 3_000 },
      players: { Ada: { hand: [pressure] }, Ben: { hand: ['embargo'] } },
    })
    table.play('Ada', pressure, { on: 'Ben' })
    expect(table.accept('Ben')).toEqual([])
    expect(table.look('Ada').open).toMatchObject([{ seat: 1, kind: 'pressure' }])
    expect(table.time(3_000)).toEqual([{ kind: 'pressureAccepted', seat: 1, by: 0 }])
    expect(table.open).toMatchObject([{ seat: 0, kind: 'main', by: 123_000 }])
  })
})
