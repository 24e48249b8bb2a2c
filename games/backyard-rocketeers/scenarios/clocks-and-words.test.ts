import { isRefusal, readSetup, readText, seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { backyardRocketeers } from '../rules/index.ts'
import { DUEL, given, newGame, whole } from './table.ts'

const { words, series, options, absence } = backyardRocketeers
const flying = (more: object = {}) => ({ level: 2 as const, rocket: whole('Cutting Edge'), distance: 50, ...more })

describe('clocks', () => {
  test('BR-2.4 turnSeconds: the rest of the actions is skipped, then the defaults', () => {
    const table = given({ seats: DUEL, decks: { 1: { draw: [] } }, options: { turnSeconds: 15 } })
    table.time(15_000)
    expect(table.asked).toEqual(['Ben action'])
    expect(absence?.timeoutsInARow).toBe(3)
  })

  test('BR-19.8 reactSeconds: silence is a pass, and the turn clock stands still meanwhile', () => {
    const table = given({
      options: { turnSeconds: 15, reactSeconds: 5 },
      players: { Ada: flying({ hand: ['Tractor Beam'] }), Ben: flying() },
    })
    table.time(2_000)
    table.do('Ada', table.sabotageOf('Ada', 'Tractor Beam', 'Ben'))
    table.time(7_000)
    expect([table.player('Ben').distance, table.open[0]?.by]).toEqual([70, 20_000])
  })

  test('BR-8.8 choiceSeconds: the two strongest are kept', () => {
    const table = given({
      options: { choiceSeconds: 10, groundStorms: true },
      players: {
        Ada: { hand: ['asteroid-storm@1'] },
        Ben: { rocket: ['Improvised Fuselage', 'Second-hand Thruster', 'Staging'], faceDown: ['Insurance Policy'] },
      },
    })
    table.hit('Ada', 'Asteroid Storm', 'Ben', {}, 6, 6, 6)
    table.time(10_000)
    expect(table.rocket('Ben')).toEqual(['Improvised Fuselage', 'Second-hand Thruster'])
  })

  test('BR-14.3 at a landing all cards are used, and thefts take the least', () => {
    const table = given({ seats: DUEL, players: { Ada: flying({ distance: 0, hand: ['Drag Chute'] }) } })
    table.end('Ada')
    expect(backyardRocketeers.fallback(table.state, seatOf(0), { ...NO_LUCK })).toEqual({
      kind: 'commitLanding',
      chutes: 1,
      shields: 0,
      hidden: 0,
    })
    const raid = given({
      players: { Ada: { hand: ['Resource Raid'] }, Ben: { hand: ['Large Fuel Tank', 'Small Fuel Tank'] } },
    })
    raid.hit('Ada', 'Resource Raid', 'Ben')
    expect(backyardRocketeers.fallback(raid.state, seatOf(1), { ...NO_LUCK })).toMatchObject({
      card: 'small-fuel-tank@1',
    })
  })
})

const NO_LUCK = { d6: () => 1, below: () => 0, draw: () => '' as never, take: () => '' as never, touch() {} }

describe('options', () => {
  test('the presets are Standard, Quick and By the letter', () => {
    expect(Object.keys(options.presets)).toEqual(['standard', 'quick', 'byTheLetter'])
    expect(options.read({ preset: 'byTheLetter' })).toMatchObject({
      distanceScale: 1000,
      launchPads: 'deck',
      roundLimit: 0,
    })
  })

  test.each([{ distanceScale: 11 }, { roundLimit: 19 }, { reactSeconds: 4 }, { deckOverrides: { 'supernova@1': 21 } }])(
    '%j is refused at the table’s door',
    (given_) => {
      expect(isRefusal(readSetup(backyardRocketeers, { seats: 2, options: given_ }))).toBe(true)
    },
  )
})

describe('words', () => {
  const name = (seat: number) => ['Ada', 'Ben', 'Cyd'][seat] ?? '?'
  const told = (event: Parameters<typeof words.event>[0]) => readText(words.event(event) ?? '', { name, reader: null })

  test('a whole game of random moves is told without a hole', () => {
    const table = newGame()
    let moves = 7
    for (let count = 0; count < 60 && table.outcome === null; count++) {
      const [open] = table.open
      if (open === undefined) break
      const player = name(open.seat)
      const legal = table.legal(player)
      moves = (moves * 31 + 11) % 9973
      const action = legal[moves % legal.length]
      if (action === undefined) break
      expect(words.prompt(open, table.view(player), name).length).toBeGreaterThan(5)
      for (const one of legal) expect(words.action(one, name, table.view(player))).not.toMatch(/undefined|NaN/)
      table.do(player, action, Array.from({ length: 0 }))
      for (const event of table.told('spectator')) expect(told(event as never)).not.toMatch(/undefined|NaN/)
    }
    expect(table.log.length).toBeGreaterThan(20)
  })

  test('the position fits a terminal of 80 by 24', () => {
    const table = given({
      players: {
        Ada: {
          rocket: [...whole('Second-hand'), 'Solid Rocket Boosters'],
          hand: ['Slingshot', 'Supernova', 'Staging'],
          faceDown: ['Staging'],
        },
        Ben: flying({ enhancements: ['Solar Wind'], heldUntil: 6 }),
        Cyd: { level: 3, rocket: whole('Improvised'), power: 40 },
      },
    })
    const passages = words.position?.(table.view('Ada'), seatOf(0), name) ?? []
    const lines = passages.filter((passage) => passage.kind === 'line' && passage.isDetail !== true)
    expect(lines.length).toBeLessThan(12)
    expect(JSON.stringify(passages)).toContain('Your hand: Slingshot, Supernova and Staging')
    for (const viewer of [seatOf(1), seatOf(2)])
      expect(words.position?.(table.view(name(viewer)), viewer, name).length).toBeGreaterThan(2)
  })

  test('a hidden card is a card', () => {
    expect(told({ kind: 'covertPlaced', seat: seatOf(0), since: 1 })).toBe('Ada places a card face down.')
    expect(told({ kind: 'tankTaken', seat: seatOf(0), from: seatOf(1) })).toBe('Ada takes a fuel tank from Ben.')
  })
})

describe('series', () => {
  const played = (places: readonly number[], points: readonly number[]) => {
    const setup = readSetup(backyardRocketeers, { seats: 3 })
    if (isRefusal(setup)) throw new Error(setup.text)
    const outcome = {
      places,
      points,
      result: 'won',
      ending: 'mission',
      text: '',
      rule: 'BR-18.1',
      turns: 20,
      lines: [],
      statistics: {},
    } as const
    return { setup, outcome }
  }

  test('BR-18.8 a campaign is three missions, and the points 6-4-3 are added up', () => {
    const wanted = (chosen: string) => {
      const read = options.read({ series: chosen })
      return isRefusal(read) ? read : series?.gamesOf?.(read)
    }
    expect([wanted('single'), wanted('campaign')]).toEqual([1, 3])
    const games = [played([1, 2, 3], [6, 4, 3]), played([3, 1, 2], [3, 6, 4])]
    const next = series?.next(games, 3)
    expect(next).toMatchObject({ next: { series: { games: 3, number: 3 } } })
    const end = series?.next([...games, played([2, 2, 1], [4, 4, 6])], 3)
    expect(end).toMatchObject({ end: { points: [13, 14, 13], places: [2, 1, 2], result: 'won' } })
  })
})
