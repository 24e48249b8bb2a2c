import { type Play, playOut, randomBot } from '@starboard/bots'
import { type Bot, fastChance, isRefusal, lookAt, type Setup, setupWith } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { cometRush } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import type { CometRush } from '../rules/state.ts'
import { building, given, ready, type Table } from '../scenarios/table.ts'
import { heuristic } from './index.ts'

const random = randomBot(cometRush)

/** Says so if the bot answers with anything that is not on its list, or answers otherwise when asked again. */
const strict: Bot<CometRush> = {
  play(look, seat, budget) {
    const action = heuristic.play(look, seat, budget)
    expect(look.legal).toContain(action)
    expect(heuristic.play(look, seat, budget)).toBe(action)
    return action
  },
}

function setupFor(seats: number, options: Options = cometRush.options.defaults): Setup<CometRush> {
  const setup = setupWith(cometRush, options, { seats })
  if (isRefusal(setup)) throw new Error(setup.text)
  return setup
}

const outcomeOf = (play: Play) => playOut({ game: cometRush }, play).outcome

const games = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)

describe('whole games', () => {
  it.each(games(30))('plays a legal game to its end with any options (sample %i)', (number) => {
    const luck = fastChance(`options ${number}`)
    const options = { ...cometRush.options.sample(luck), startSeat: 'random' } as const
    const seats = 2 + luck.below(options.preset === 'quick' ? 5 : 3, 'seats')
    const bots = games(seats).map(() => strict)
    expect(outcomeOf({ setup: setupFor(seats, options), bots, seed: `any ${number}` }).turns).toBeGreaterThan(0)
  })

  it('beats random play in at least 90 of 100 games', () => {
    const setup = setupFor(2)
    const wins = games(200).map((number) => {
      const seat = number % 2
      const bots = seat === 0 ? [heuristic, random] : [random, heuristic]
      const { places } = outcomeOf({ setup, bots, seed: `duel ${number}` })
      return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0
    })
    expect(wins.reduce((sum, win) => sum + win, 0)).toBeGreaterThanOrEqual(180)
  })

  it('destroys the comet in 50 to 95 of 100 games of four', () => {
    const setup = setupFor(4)
    const bots = games(4).map(() => heuristic)
    const outcomes = games(200).map((number) => outcomeOf({ setup, bots, seed: `four ${number}` }))
    const destroyed = outcomes.filter(({ ending }) => ending === 'comet-destroyed').length
    expect(destroyed).toBeGreaterThanOrEqual(100)
    expect(destroyed).toBeLessThanOrEqual(190)
  })
})

/** What the bot does for this player now. */
function answer(table: Table, name: string): Action | 'wait' {
  const seat = table.seat(name)
  const look = lookAt(cometRush, table.state, seat, { at: 0, now: 0 })
  return heuristic.play(look, seat, { ms: 0, random: fastChance('nothing to roll') })
}

describe('launching', () => {
  it('takes the last hit with the smallest rocket that is strong enough', () => {
    const rockets = [ready(1, { power: 5 }), ready(2, { power: 3 }), ready(3, { power: 1 })]
    const table = given({ segment: { strength: 9, health: 3 }, built: true, players: { Ada: { rockets } } })
    expect(answer(table, 'Ada')).toEqual({ kind: 'launch', rocket: 2 })
  })

  it('holds its only rocket while the segment is far out of reach', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      built: true,
      players: { Ada: { cubes: 0, rockets: [ready(1)] }, Ben: { rockets: [ready(2), ready(3)] } },
    })
    expect(answer(table, 'Ada')).toEqual({ kind: 'endTurn' })
  })

  it('holds nothing back in the last turn', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      built: true,
      distance: 1,
      players: { Ada: { cubes: 0, rockets: [ready(1), ready(2), ready(3)] } },
    })
    expect(answer(table, 'Ada')).toMatchObject({ kind: 'launch' })
  })

  it('knows a segment it has looked at', () => {
    const threats = [ready(2, { power: 4 }), ready(3, { power: 4 })]
    const looked = (strength: number) =>
      given({
        nextSegment: { strength, seenBy: ['Ada'] },
        built: true,
        players: { Ada: { cubes: 0, rockets: [ready(1, { power: 4, accuracy: 5 })] }, Ben: { rockets: threats } },
      })
    expect(answer(looked(4), 'Ada')).toEqual({ kind: 'launch', rocket: 1 })
    expect(answer(looked(9), 'Ada')).toEqual({ kind: 'endTurn' })
  })

  it('calibrates power if that makes the last hit', () => {
    const table = given({
      segment: { strength: 6, health: 4 },
      built: true,
      players: { Ada: { rockets: [ready(1, { power: 3, accuracy: 3 })], hand: ['rocket-calibration'] } },
    })
    expect(answer(table, 'Ada')).toEqual({ kind: 'play', card: 'rocket-calibration', choice: 'power' })
  })

  it('calibrates accuracy if the hit is the last one anyhow', () => {
    const table = given({
      segment: { strength: 6, health: 3 },
      built: true,
      players: { Ada: { rockets: [ready(1, { power: 3, accuracy: 3 })], hand: ['rocket-calibration'] } },
    })
    expect(answer(table, 'Ada')).toEqual({ kind: 'play', card: 'rocket-calibration', choice: 'accuracy' })
  })

  it('hurries a rocket to take a segment now', () => {
    const table = given({
      segment: { strength: 8, health: 2 },
      built: true,
      players: { Ada: { rockets: [building(1, 1), building(2, 2)], hand: ['streamlined-assembly'] } },
    })
    expect(answer(table, 'Ada')).toEqual({ kind: 'play', card: 'streamlined-assembly', rocket: 1 })
  })
})

describe('tokens', () => {
  const missed = (health: number) => {
    const table = given({ segment: { strength: 9, health }, players: { Ada: { tokens: 1, rockets: [ready(1)] } } })
    table.launch('Ada', 1, 6)
    return table
  }

  it('spends one on a last hit', () => {
    expect(answer(missed(3), 'Ada')).toEqual({ kind: 'reroll', use: true })
  })

  it('keeps its only one early in the game otherwise', () => {
    expect(answer(missed(9), 'Ada')).toEqual({ kind: 'reroll', use: false })
  })
})

describe('building', () => {
  it('builds as strong and sure as caps allow while there are cubes', () => {
    const table = given({ players: { Ada: { cubes: 25, powerCap: 4, accuracyCap: 4 } } })
    expect(answer(table, 'Ada')).toMatchObject({ kind: 'build', power: 4, accuracy: 4 })
  })

  it('builds at level 3, and no stronger than needed, to take a segment now', () => {
    const table = given({ segment: { strength: 9, health: 2 }, players: { Ada: { cubes: 25 } } })
    expect(answer(table, 'Ada')).toEqual({ kind: 'build', power: 2, accuracy: 3, level: 3 })
  })

  it('saves its cubes rather than build a rocket that can do nothing', () => {
    expect(answer(given({ players: { Ada: { cubes: 3 } } }), 'Ada')).toEqual({ kind: 'endTurn' })
  })
})

describe('cards', () => {
  it('plays prestige first, so that all others pay', () => {
    const table = given({ players: { Ada: { hand: ['emergency-funding', 'warhead-upgrade', 'program-prestige'] } } })
    expect(answer(table, 'Ada')).toEqual({ kind: 'play', card: 'program-prestige' })
  })

  it('plays caps before cash', () => {
    const table = given({ players: { Ada: { hand: ['emergency-funding', 'warhead-upgrade'] } } })
    expect(answer(table, 'Ada')).toEqual({ kind: 'play', card: 'warhead-upgrade' })
  })

  it('holds Funding Pressure until the comet is near', () => {
    const at = (distance: number) =>
      given({ distance, built: true, players: { Ada: { cubes: 0, hand: ['funding-pressure'] } } })
    expect(answer(at(14), 'Ada')).toEqual({ kind: 'endTurn' })
    expect(answer(at(6), 'Ada')).toEqual({ kind: 'play', card: 'funding-pressure' })
  })

  it('aims espionage at the leader', () => {
    const table = given({
      seats: ['Ada', 'Ben', 'Cleo'],
      players: { Ada: { hand: ['embargo'] }, Ben: { trophies: [4] }, Cleo: { trophies: [9] } },
    })
    expect(answer(table, 'Ada')).toEqual({ kind: 'play', card: 'embargo', target: table.seat('Cleo') })
  })

  it('strikes the best rocket', () => {
    const rockets = [ready(1, { power: 3 }), ready(2, { power: 6, accuracy: 4 })]
    const table = given({ players: { Ada: { hand: ['covert-rocket-strike'] }, Ben: { rockets } } })
    expect(answer(table, 'Ada')).toEqual({ kind: 'play', card: 'covert-rocket-strike', rocket: 2 })
  })

  it('gives up its worst card under pressure', () => {
    const hand = ['warhead-upgrade', 'comet-analysis'] as const
    const table = given({ players: { Ada: { hand: [...hand], pressured: true } } })
    expect(answer(table, 'Ada')).toEqual({ kind: 'play', card: 'comet-analysis' })
  })

  it('trades cards that have become useless', () => {
    const table = given({
      built: true,
      players: { Ada: { hand: ['guidance-system-upgrade', 'guidance-system-upgrade'], accuracyCap: 5, cubes: 0 } },
    })
    expect(answer(table, 'Ada')).toMatchObject({ kind: 'trade' })
  })
})

describe('countering', () => {
  const attacked = (card: 'warhead-upgrade' | 'comet-analysis') => {
    const table = given({
      players: { Ada: { hand: ['diplomatic-pressure'] }, Ben: { hand: ['diplomatic-pressure', card] } },
    })
    table.play('Ada', 'diplomatic-pressure', { on: 'Ben' })
    return table
  }

  it('counters when a good card would be lost', () => {
    expect(answer(attacked('warhead-upgrade'), 'Ben')).toEqual({ kind: 'respondPressure', counter: true })
  })

  it('accepts when a poor card can be given up', () => {
    expect(answer(attacked('comet-analysis'), 'Ben')).toEqual({ kind: 'respondPressure', counter: false })
  })
})
