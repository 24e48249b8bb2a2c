import { describe, expect, test } from 'vitest'
import type { Carried } from '../rules/campaign/carried.ts'
import { bonusFor } from '../rules/campaign/series.ts'
import { missionOf } from '../rules/flight/mission-of.ts'
import { spaceAlert } from '../rules/index.ts'
import { startState } from '../rules/resolution/start.ts'
import { DUO, type Table, TRIO, table } from './table.fixture.ts'

/** A quiet mission that is won: nothing comes, and both keep the computer in both phases. */
function won(more: Parameters<typeof table>[0] = {}): Table {
  const options = { campaign: 'three', mission: 'testRun', resolutionSpeed: 'instant', ...more.options }
  const cards = { Ada: ['red/C', 'red/C', 'red/A', 'red/A', 'red/A', 'red/A'] }
  const series = { games: 3, number: 1 }
  const t = table({ threats: [], series, cards, ...more, options })
  t.time(t.now + 3000)
  t.place('Ada', 3, 'red/C')
  const names = [...t.names]
  for (const name of names) t.lock(name, 1)
  t.place('Ada', 4, 'red/C')
  for (const name of names) t.lock(name, 2)
  t.time(t.now + 5000)
  return t
}

const voteOf = (t: Table, goOn: boolean, names: readonly string[] = TRIO) => {
  for (const name of names) t.act(name, { kind: 'continueCampaign', goOn })
}

const CARRIED: Carried = {
  tiles: { red: ['shield', 'lower-weapon'], white: ['upper-weapon', 'structure'], blue: ['reactor'] },
  lostSquads: 1,
  squads: [],
  scores: [4],
  knockedOut: [],
}

const second = (carry: Partial<Carried> = {}, options: object = {}) =>
  table({
    carry: { ...CARRIED, ...carry },
    series: { games: 3, number: 2 },
    options: { campaign: 'three', ...options },
  })

const asked = ({ open, names }: Table) => open.map(({ seat, kind }) => `${names[seat]} ${kind}`)

/** A campaign in which missions ended so. */
const played = (scores: readonly number[], { isLost = false, goesOn = true, games = 3, options = {} } = {}) => {
  const { header } = table({ options: { campaign: 'three', ...options }, series: { games, number: 1 } })
  const outcomes = scores.map((score, place) => {
    const isLast = place === scores.length - 1
    const result = isLost && isLast ? ('lost' as const) : ('won' as const)
    const carry = result === 'won' && (goesOn || !isLast) ? { carry: CARRIED } : {}
    const points = [score, score, score]
    const places = result === 'won' ? [1, 1, 1] : [2, 2, 2]
    const rest = { ending: 'jumped', text: '', rule: 'SA-9.1', turns: 8, lines: [], statistics: {} }
    return { setup: header.setup, outcome: { places, points, result, ...rest, ...carry } }
  })
  return spaceAlert.series?.next(outcomes, games)
}

const endOf = (...given: Parameters<typeof played>) => {
  const after = played(...given)
  return after !== undefined && 'end' in after ? after.end : null
}

describe('going on', () => {
  test('SA-10.1 a campaign is up to three missions, and a lost one ends it with nothing', () => {
    expect(spaceAlert.series?.games).toEqual([2, 3])
    const games = (campaign: string) => spaceAlert.series?.gamesOf?.(table({ options: { campaign } }).state.options)
    expect([games('single'), games('two'), games('three')]).toEqual([1, 2, 3])
    expect(played([6])).toMatchObject({ next: { series: { games: 3, number: 2 }, carry: CARRIED } })
    expect(endOf([6, 8, 3])).toMatchObject({ result: 'won' })
    expect(endOf([6, 0], { isLost: true })).toMatchObject({ result: 'lost', points: [0, 0, 0], rule: 'SA-10.1' })
  })

  test('SA-10.2, SA-R32 after a won mission everybody votes, and one vote to go home ends it as won', () => {
    const t = won()
    expect(t.view('Ada').stage).toBe('vote')
    expect(t.outcome).toBeNull()
    voteOf(t, true, ['Ada', 'Ben'])
    expect(t.told('Cyd')).toEqual([])
    t.act('Cyd', { kind: 'continueCampaign', goOn: false })
    expect(t.events).toEqual([{ kind: 'voted', goesOn: false, home: [2] }])
    expect(t.outcome).toMatchObject({ result: 'won' })
    expect(t.outcome?.carry).toBeUndefined()
    expect(endOf([6], { goesOn: false })).toMatchObject({ result: 'won', points: [6, 6, 6] })
  })

  test('SA-10.2 whoever says nothing for 60 seconds goes home', () => {
    const t = won()
    voteOf(t, true, ['Ada', 'Ben'])
    t.time(t.now + 59_999)
    expect(t.outcome).toBeNull()
    t.time(t.now + 1)
    expect(t.state.goesOn).toBe(false)
  })

  test('SA-10.2 bots have no vote, and after the last mission there is none', () => {
    const bots = won({ bots: ['Ben'] })
    voteOf(bots, true, ['Ada', 'Cyd'])
    expect(bots.outcome?.carry).toBeDefined()
    expect(won({ bots: TRIO }).state.goesOn).toBe(true)
    const last = won({ series: { games: 3, number: 3 }, carry: { ...CARRIED, tiles: {}, lostSquads: 0 } })
    expect(last.outcome).not.toBeNull()
    expect(won({ options: { campaign: 'single' }, series: { games: 1, number: 1 } }).outcome).not.toBeNull()
  })

  test('SA-10.9 score, vote, then repairs, squad and clock with the same crew and options and a new seed', () => {
    const t = won()
    voteOf(t, true)
    expect(t.outcome?.carry).toEqual({
      tiles: { red: [], white: [], blue: [] },
      lostSquads: 0,
      squads: [],
      scores: [t.outcome?.points[0]],
      knockedOut: [],
    })
    const next = spaceAlert.series?.next([{ setup: t.header.setup, outcome: t.outcome ?? fail() }], 3)
    expect(next).toMatchObject({ next: { seats: 3, options: t.header.setup.options, series: { number: 2 } } })
    const after = second()
    expect(after.kinds).toEqual(['missionPrepared'])
    expect(asked(after)).toEqual(['Ada repairs'])
    expect(endOf([6, 8], { goesOn: false })).toMatchObject({ points: [19, 19, 19], rule: 'SA-10.7' })
  })

  test('SA-10.6, SA-R34 decks are complete for every mission', () => {
    const { threatDecks, crew, actionDeck, piles } = second().state
    expect(threatDecks['external-common']).toHaveLength(10)
    expect(actionDeck.length + crew.flatMap(({ packets }) => packets.flat()).length).toBe(90 + 3)
    expect(piles.red).toHaveLength(6)
  })
})

const fail = (): never => {
  throw new Error('There is no outcome.')
}

describe('repairs', () => {
  test('SA-10.3 each who was not knocked out repairs one thing, in acting order', () => {
    const t = second({ knockedOut: [1] as unknown as Carried['knockedOut'] })
    expect(t.open.map(({ by }) => by)).toEqual([45_000])
    t.refused('Cyd', { kind: 'repair', what: 'squad' }, { rule: 'SA-10.3', code: 'not-now' })
    t.refused('Ada', { kind: 'repair', what: { zone: 'red', tile: 'lift' } }, { rule: 'SA-10.3', code: 'no-tile' })
    t.act('Ada', { kind: 'repair', what: { zone: 'red', tile: 'shield' } })
    expect(asked(t)).toEqual(['Cyd repairs'])
    t.act('Cyd', { kind: 'repair', what: 'squad' })
    expect(t.state.carried).toMatchObject({ tiles: { red: ['lower-weapon'] }, lostSquads: 0 })
    expect(t.view('Ada').stage).toBe('countdown')
    t.refused('Ben', { kind: 'repair', what: 'squad' }, { rule: 'SA-10.3' })
  })

  test('SA-10.3 nobody is asked when nothing is broken, and one may repair nothing', () => {
    expect(second({ tiles: {}, lostSquads: 0 }).view('Ada').stage).toBe('countdown')
    const t = second({ tiles: { red: ['lift'] }, lostSquads: 0 })
    t.act('Ada', { kind: 'repair', what: 'nothing' })
    t.act('Ben', { kind: 'repair', what: { zone: 'red', tile: 'lift' } })
    expect(t.view('Ada').stage).toBe('countdown')
    const squads = second({ tiles: { red: ['lift'] }, lostSquads: 0 })
    squads.refused('Ada', { kind: 'repair', what: 'squad' }, { rule: 'SA-10.3', code: 'no-squad' })
  })

  test('SA-10.8 whoever does not choose in time repairs the first thing of the list', () => {
    const order: string[] = []
    const t = table({
      seats: ['Ada', 'Ben', 'Cyd', 'Dot', 'Eli'],
      carry: { ...CARRIED, tiles: { ...CARRIED.tiles, red: ['upper-weapon', 'shield', 'lower-weapon'] } },
      series: { games: 3, number: 2 },
    })
    while (t.view('Ada').stage === 'repairs' && order.length < 5) {
      t.time(t.now + 45_000)
      const [event] = t.events as readonly { what?: unknown }[]
      order.push(JSON.stringify(event?.what))
    }
    expect(order).toEqual([
      '"squad"',
      '{"zone":"white","tile":"upper-weapon"}',
      '{"zone":"blue","tile":"reactor"}',
      '{"zone":"red","tile":"shield"}',
      '{"zone":"white","tile":"structure"}',
    ])
    expect(t.state.carried.tiles).toEqual({ red: ['upper-weapon', 'lower-weapon'], white: [], blue: [] })
  })

  test('SA-R34 maxRepairsPerZone limits the repairs of one zone', () => {
    const t = second({}, { maxRepairsPerZone: 1 })
    t.act('Ada', { kind: 'repair', what: { zone: 'red', tile: 'shield' } })
    const again = { kind: 'repair', what: { zone: 'red', tile: 'lower-weapon' } }
    t.refused('Ben', again, { rule: 'SA-R34', code: 'zone-done' })
    t.act('Ben', { kind: 'repair', what: { zone: 'white', tile: 'structure' } })
  })

  test('SA-10.4 what nobody repaired lies on the ship from the start', () => {
    const t = second({ lostSquads: 0 })
    for (const name of TRIO) t.act(name, { kind: 'repair', what: 'nothing' })
    const mission = missionOf(t.state)
    expect(mission.carried).toEqual(CARRIED.tiles)
    expect([...(mission.piles.white ?? [])].sort()).toEqual(['lift', 'lower-weapon', 'reactor', 'shield'])
    expect(startState(mission).zones).toMatchObject({ red: { shield: 0 }, blue: { reactor: 1 } })
  })

  test('SA-10.5, SA-R33 of one squad that is left the captain chooses the station', () => {
    const t = second({ tiles: {} })
    for (const name of TRIO) t.act(name, { kind: 'repair', what: 'nothing' })
    expect(asked(t)).toEqual(['Ada squadStation'])
    t.refused('Ben', { kind: 'squadStation', at: 'red-lower' }, { rule: 'SA-10.5' })
    t.act('Ada', { kind: 'squadStation', at: 'blue-upper' })
    expect(missionOf(t.state).squads).toEqual(['blue-upper'])
    const late = second({ tiles: {} })
    for (const name of TRIO) late.act(name, { kind: 'repair', what: 'nothing' })
    late.time(late.now + 30_000)
    expect(missionOf(late.state).squads).toEqual(['red-lower'])
    const none = second({ tiles: {}, lostSquads: 2 })
    for (const name of TRIO) none.act(name, { kind: 'repair', what: 'nothing' })
    expect([none.view('Ada').stage, missionOf(none.state).squads]).toEqual(['countdown', []])
    const repaired = second({ tiles: {} })
    repaired.act('Ada', { kind: 'repair', what: 'squad' })
    expect(missionOf(repaired.state).squads).toEqual(['blue-upper', 'red-lower'])
  })

  test('SA-10.4 a campaign that is none is refused', () => {
    expect(() => table({ carry: { tiles: 1 } })).toThrow('SA-10.4')
  })
})

describe('the total', () => {
  test('SA-10.7, SA-R35 edge case 29: 6, 8, 3 make 22, and 11, 12, 13 make 46', () => {
    expect(endOf([6, 8, 3])?.points).toEqual([22, 22, 22])
    expect(endOf([11, 12, 13])?.points).toEqual([46, 46, 46])
    expect(endOf([11, 12, 13], { options: { campaignBonus: 'additive' } })?.points).toEqual([51, 51, 51])
    expect(endOf([6, 5, 8])?.points).toEqual([19, 19, 19])
    expect(endOf([-4, 3], { games: 2 })?.points).toEqual([-1, -1, -1])
  })

  test('SA-10.7 two in a row above 5, three above 10', () => {
    const bonus = (...scores: number[]) => bonusFor(scores, { campaignBonus: 'tiers' })
    expect([bonus(6, 6), bonus(6), bonus(5, 6), bonus(6, 0, 6), bonus(3, 6, 7)]).toEqual([5, 0, 0, 0, 5])
    expect([bonus(11, 11), bonus(11, 11, 10), bonus(11, 11, 11)]).toEqual([5, 5, 10])
  })

  test('SA-10.1 the missions of a campaign can be flown one after the other', () => {
    const first = won({ seats: DUO })
    voteOf(first, true, DUO)
    const next = spaceAlert.series?.next([{ setup: first.header.setup, outcome: first.outcome ?? fail() }], 3)
    if (next === undefined || !('next' in next)) throw new Error('It ends.')
    const then = won({ seats: DUO, series: { games: 3, number: 2 }, carry: next.next.carry, seed: 'second' })
    expect(then.state.carried.scores).toEqual([first.outcome?.points[0]])
    voteOf(then, true, DUO)
    expect(then.outcome?.carry).toMatchObject({ scores: [expect.any(Number), expect.any(Number)] })
  })
})
