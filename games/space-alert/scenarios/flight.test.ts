import { isRefusal } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { printMission } from '../rules/file/print.ts'
import { readMission } from '../rules/file/read.ts'
import { missionFileOf } from '../rules/flight/mission-file.ts'
import { missionOf } from '../rules/flight/mission-of.ts'
import type { Happening } from '../rules/happening.ts'
import { resolve } from '../rules/resolution/resolve.ts'
import { playedMatch, randomMatch } from './match.fixture.ts'
import { DUO, type Table, table } from './table.fixture.ts'

const CARDS = {
  Ada: ['red/A', 'lift/B', 'lift/C', 'blue/A', 'red/C', 'go:red-lower/hero-A'],
  Ben: ['blue/C', 'red/B', 'lift/A', 'lift/C', 'blue/B', 'go:white-upper/hero-C'],
}

/** Ada: red, B, C; Ben: C in turn 1. Both lock everything, and turn 1 is about to be played. */
function planned(more: Parameters<typeof table>[0] = {}): Table {
  const t = table({
    seats: DUO,
    cards: CARDS,
    ...more,
    options: { tripping: true, computerRule: 'classic', ...more.options },
  })
  t.at(0)
  t.place('Ada', 1, 'red/A', 'move')
  t.place('Ada', 2, 'lift/B')
  t.place('Ada', 3, 'lift/C')
  t.place('Ben', 1, 'blue/C')
  for (const phase of [1, 2] as const) for (const name of DUO) t.lock(name, phase)
  t.time(t.now + 5000)
  return t
}

const asked = ({ open, names }: Table) => open.map(({ seat, kind }) => `${names[seat]} ${kind}`)

const turns = (told: readonly { kind: string }[]) =>
  told.flatMap((event) => (event.kind === 'turnPlayed' ? [(event as unknown as { turn: number }).turn] : []))

describe('tripping', () => {
  test('SA-4.14, SA-R10 one window a turn after step 1, for all people with a card in that slot', () => {
    const t = planned()
    expect(asked(t)).toEqual(['Ada trip', 'Ben trip'])
    expect(t.open.map(({ by }) => by)).toEqual([t.now + 6000, t.now + 6000])
    expect(t.view('Ada').flight).toMatchObject({ turn: 0, hasAppeared: true })
    t.act('Ada', { kind: 'trip', trip: false })
    expect(t.state.flight?.turn).toBe(0)
    t.act('Ben', { kind: 'trip', trip: false })
    expect(t.state.flight?.turn).toBe(1)
    t.act('Ada', { kind: 'stepResolution', how: 'next' })
    expect(asked(t)).toEqual(['Ada trip'])
  })

  test('SA-4.13 whoever trips plays the other half, and the next action is delayed', () => {
    const t = planned()
    t.act('Ada', { kind: 'trip', trip: true })
    t.act('Ben', { kind: 'trip', trip: false })
    expect(t.events[0]).toEqual({ kind: 'tripped', seat: 0, turn: 1 })
    expect(missionOf(t.state).trips).toEqual([{ name: 'Seat 1', turn: 1, action: 'A' }])
    const told = JSON.stringify(t.events)
    expect(told).toContain('"kind":"tripped","crew":0,"planned":"red","played":"A"')
    t.act('Ada', { kind: 'stepResolution', how: 'next' })
    // B has moved on to turn 3: there is nothing to trip over in turn 2.
    expect(asked(t)).toEqual(['Ada watch'])
    t.act('Ada', { kind: 'stepResolution', how: 'next' })
    expect(asked(t)).toEqual(['Ada trip'])
    t.act('Ada', { kind: 'trip', trip: true })
    expect(missionOf(t.state).trips[1]).toEqual({ name: 'Seat 1', turn: 3, action: 'lift' })
  })

  test('SA-4.13 nobody hears who has answered what before all have', () => {
    const t = planned()
    t.act('Ada', { kind: 'trip', trip: true })
    expect(t.told('Ben')).toEqual([])
    expect(JSON.stringify(t.view('Ben').agenda)).not.toContain('"trip":true')
    expect(JSON.stringify(t.view('Ada').agenda)).toContain('"trip":true')
  })

  test('SA-4.14 who does not answer in time does not trip', () => {
    const t = planned({ options: { tripSeconds: 3 } })
    t.time(t.now + 2999)
    expect(t.state.flight?.turn).toBe(0)
    t.time(t.now + 1)
    expect([t.state.flight?.turn, t.state.flight?.trips]).toEqual([1, []])
  })

  test('SA-4.14 bots never trip, and nobody does where it is off or the resolution runs by itself', () => {
    expect(asked(planned({ bots: ['Ben'] }))).toEqual(['Ada trip'])
    expect(asked(planned({ options: { tripping: false } }))).toEqual(['Ada watch'])
    expect(asked(planned({ options: { resolutionSpeed: '4x' } }))).toEqual([])
    const t = planned()
    t.refused('Ada', { kind: 'stepResolution', how: 'all' }, { rule: 'SA-2.22' })
    for (const name of DUO) t.act(name, { kind: 'trip', trip: false })
    t.refused('Ada', { kind: 'trip', trip: true }, { rule: 'SA-4.14' })
    t.act('Ada', { kind: 'stepResolution', how: 'all' })
    expect(t.outcome).not.toBeNull()
  })

  test('SA-4.14 a slot with two cards cannot be tripped', () => {
    const t = table({ seats: ['Ada'], cards: { Ada: CARDS.Ada }, options: { tripping: true } })
    t.at(0)
    t.place('Ada', 1, 'red/A')
    const card = t.held('Ada', 'lift/B').id
    const both = { kind: 'placeSecondCard', turn: 1, card, half: 'action', order: 'second' }
    t.act('Ada', t.change('Ada', both))
    t.place('Ada', 2, 'lift/C')
    t.lock('Ada', 1)
    t.lock('Ada', 2)
    t.time(t.now + 5000)
    expect([t.state.flight?.turn, asked(t)]).toEqual([1, ['Ada watch']])
    t.act('Ada', { kind: 'stepResolution', how: 'next' })
    expect(asked(t)).toEqual(['Ada trip'])
  })
})

describe('watching', () => {
  test('SA-3.13 stepped: the captain goes on, and after 10 seconds it goes on by itself', () => {
    const t = planned({ options: { tripping: false } })
    expect(asked(t)).toEqual(['Ada watch'])
    t.refused('Ben', { kind: 'stepResolution', how: 'next' }, { rule: 'SA-2.22' })
    t.act('Ada', { kind: 'stepResolution', how: 'next' })
    expect(t.state.flight?.turn).toBe(2)
    t.time(t.now + 9999)
    expect(t.state.flight?.turn).toBe(2)
    t.time(t.now + 1)
    expect(t.state.flight?.turn).toBe(3)
    t.act('Ada', { kind: 'stepResolution', how: 'all' })
    expect([t.state.flight?.turn, t.outcome?.turns]).toEqual([8, 8])
  })

  test.each([
    ['1x', 8000],
    ['2x', 4000],
    ['4x', 2000],
  ])('at %s a turn takes %i ms', (resolutionSpeed, ms) => {
    const t = planned({ options: { resolutionSpeed } })
    expect([t.state.flight?.turn, t.open]).toEqual([1, []])
    t.time(t.now + ms - 1)
    expect(t.state.flight?.turn).toBe(1)
    t.time(t.now + 1)
    expect(t.state.flight?.turn).toBe(2)
    t.time(t.now + 6 * ms)
    expect(t.outcome).not.toBeNull()
  })

  test('SA-3.1 at instant everything is played at once', () => {
    const t = planned({ options: { resolutionSpeed: 'instant' } })
    expect(turns(t.events)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(t.outcome).not.toBeNull()
  })

  test('SA-9.1, SA-9.2 the outcome is that of the resolution, the same for all, with every line of the score', () => {
    const t = planned({ options: { resolutionSpeed: 'instant' } })
    const result = resolve(missionOf(t.state))
    expect(t.outcome).toMatchObject({
      places: result.outcome === 'won' ? [1, 1] : [2, 2],
      points: [result.score, result.score],
      result: result.outcome,
    })
    expect(t.outcome?.lines.at(-1)).toMatchObject({ seat: 'crew', rule: 'SA-9.2', points: result.score })
    expect(t.outcome?.statistics).toMatchObject({ announced: 3, cardsPlaced: 4, trips: 0 })
  })

  test('SA-9.5 a mission that is lost ends in that turn', () => {
    const endings = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const options = { mission: 'advanced', threatLevel: 12, seriousThreats: 'yellow', resolutionSpeed: 'instant' }
      const { outcome, state } = playedMatch({ seats: 2, options, seed: `lost ${seed}`, pace: 20_000 })
      endings.add(outcome?.ending ?? '')
      const { lostBy } = state.flight?.result ?? {}
      expect([outcome?.turns, outcome?.ending]).toEqual(
        lostBy === undefined ? [13, 'jumped'] : [lostBy.turn, `lost-${lostBy.reason}`],
      )
    }
    expect(endings.size).toBeGreaterThan(1)
  })
})

describe('what is seen of it', () => {
  const publicTurns = (happenings: readonly Happening[], turn: number) =>
    happenings
      .filter((one) => one.turn <= turn && one.kind !== 'missionScored')
      .map((one) => (one.kind === 'delayed' ? { ...one, slots: null, put: null } : one))

  const happeningsOf = (mission: Parameters<typeof resolve>[0]): readonly Happening[] => {
    const all: Happening[] = []
    resolve(mission, (happening) => void all.push(happening))
    return all
  }

  test('SA-3.1 the mission in a view tells the turns that were played exactly, whoever looks', () => {
    let compared = 0
    for (const seats of [1, 2, 3, 4])
      for (const match of randomMatch({ seats, options: { mission: 'simple' }, seed: `seen ${seats}`, pace: 4000 })) {
        if (match.state.flight === null) continue
        const real = happeningsOf(missionOf(match.state))
        for (const viewer of ['spectator', ...match.header.setup.seatOptions.keys()] as const) {
          const { flight } = match.look(viewer as 'spectator').view
          if (flight === null) continue
          expect(publicTurns(happeningsOf(flight.mission), flight.turn)).toEqual(publicTurns(real, flight.turn))
          compared++
        }
      }
    expect(compared).toBeGreaterThan(60)
  })

  test('SA-1.13 a face is shown when it is played, and all of them at the end', () => {
    const t = planned({ options: { tripping: false } })
    const slots = (viewer: string) => t.view(viewer).flight?.mission.crew[0]?.actions.slice(0, 3)
    expect(slots('Ada')).toEqual(['red', 'B', 'C'])
    // A movement that nobody has seen stands as red, an action as A.
    expect(slots('Ben')).toEqual(['red', 'A', 'A'])
    expect(t.view('Ben').flight?.known[0]?.slice(0, 3)).toEqual([[true], [false], [false]])
    t.act('Ada', { kind: 'stepResolution', how: 'next' })
    expect(slots('Ben')).toEqual(['red', 'B', 'A'])
    t.act('Ada', { kind: 'stepResolution', how: 'all' })
    expect(slots('spectator')).toEqual(['red', 'B', 'C'])
    expect(t.view('spectator').crew[0]?.own?.hand).toEqual(t.member('Ada').hand)
    expect(t.view('spectator').revealed).toEqual({ seed: t.state.seed, events: t.state.script.events })
  })
})

describe('mission files', () => {
  test('SA-4.13 a flown mission as a file comes to the same end, trips and double slots included', () => {
    let [trips, doubles] = [0, 0]
    for (let seed = 0; seed < 24; seed++) {
      const seats = 1 + (seed % 5)
      const options = { mission: seed % 3 === 0 ? 'advanced' : 'simple', commonThreats: 'both' }
      const match = playedMatch({ seats, options, seed: `file ${seed}`, pace: 5000 })
      const { view } = match.look('spectator')
      const text = missionFileOf(view, (seat) => ['Ada', 'Ben', 'Cyd', 'Dot', 'Eli'][seat] ?? '')
      const read = readMission(JSON.parse(text ?? 'null'))
      if (isRefusal(read)) throw new Error(read.text)
      const { stations: _1, knockedOut, ...result } = resolve(read.mission)
      const { stations: _2, knockedOut: out, ...expected } = match.state.flight?.result ?? resolve(read.mission)
      expect(result).toEqual(expected)
      expect(knockedOut).toHaveLength(out.length)
      trips += read.mission.trips.length
      doubles += read.mission.crew.flatMap(({ actions }) => actions).filter(Array.isArray).length
    }
    expect(trips).toBeGreaterThan(10)
    expect(doubles).toBeGreaterThan(2)
  })

  test('SA-1.1 before the end there is no file, and equal names are told apart', () => {
    const t = planned({ options: { tripping: false } })
    expect(missionFileOf(t.view('Ada'))).toBeNull()
    t.act('Ada', { kind: 'stepResolution', how: 'all' })
    const text = missionFileOf(t.view('Ada'), () => 'Sam') ?? ''
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(printMission(missionOf(t.state)))))
  })
})
