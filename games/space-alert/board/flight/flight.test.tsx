import { seatOf } from '@starboard/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { missionOf, SIX_GUESTS } from '../../film/missions.fixture.ts'
import { reelOf } from '../../film/model/reel.ts'
import type { Player } from '../../film/use-player.ts'
import type { Mission } from '../../rules/mission.ts'
import type { SeenFlight } from '../../rules/view.ts'
import { backAt } from './card-backs.ts'
import { flightSeat } from './flight-seat.tsx'
import { named } from './named.ts'
import { seenReel } from './seen-reel.ts'

const guests = missionOf(SIX_GUESTS)
const reel = reelOf(guests)

const flightAt = (turn: number, change: Partial<SeenFlight> = {}): SeenFlight => ({
  mission: guests,
  turn,
  hasAppeared: false,
  known: [],
  isRunning: false,
  result: null,
  ...change,
})

describe('the film of a flight', () => {
  test('shows no turn that has not been played', () => {
    for (const turn of [0, 1, 5]) {
      const seen = seenReel(reel, flightAt(turn))
      expect(Math.max(...seen.moments.map((moment) => moment.turn))).toBe(turn)
      expect(seen.starts).toHaveLength(turn + 1)
      expect(seen.moments).toEqual(reel.moments.slice(0, seen.moments.length))
    }
  })

  test('shows who appears before somebody is asked to trip, and nothing more of that turn', () => {
    const [first] = guests.threats.map(({ turn }) => turn).toSorted((one, other) => one - other)
    const seen = seenReel(reel, flightAt((first ?? 1) - 1, { hasAppeared: true }))
    const beyond = seen.moments.filter(({ turn }) => turn === first)
    expect(beyond.length).toBeGreaterThan(0)
    expect(beyond.every(({ step }) => step === 'threatsAppear')).toBe(true)
  })

  test('ends with the score only once it is told', () => {
    const last = guests.turns + 1
    expect(seenReel(reel, flightAt(last)).moments.some(({ happening }) => happening?.kind === 'missionScored')).toBe(
      false,
    )
    expect(seenReel(reel, flightAt(last, { result: reel.result })).moments).toHaveLength(reel.moments.length)
  })
})

describe('a card that nobody has seen', () => {
  const plan: Mission = { ...guests, crew: [{ name: 'Ada', actions: ['C', 'A', null, 'red', 'A'] }] }
  const { ship } = reelOf(plan).moments[0] ?? { ship: null }
  const known = [[[true], [false], [], [false], [true]]]

  test('lies face down with the half that is up, also after a delay has pushed it on', () => {
    if (ship === null) throw new Error('A film has a first moment.')
    const backs = [1, 2, 3, 4, 5].map((turn) => backAt(plan, ship, known, { crew: 0, turn }))
    expect(backs).toEqual([null, 'action', null, 'move', null])
    const [ada] = ship.crew
    if (ada === undefined) throw new Error('Ada is not aboard.')
    const pushed = {
      ...ship,
      crew: [{ ...ada, slots: ['C', null, 'A', 'red', 'A'] as const }],
    } as unknown as typeof ship
    const later = [1, 2, 3, 4, 5].map((turn) => backAt(plan, pushed, known, { crew: 0, turn }))
    expect(later).toEqual([null, null, 'action', 'move', null])
  })
})

test('SA-3.1 nobody’s card has a face beside its owner before it is played', () => {
  const plan: Mission = {
    ...guests,
    crew: [
      { name: 'Ada', actions: ['C'] },
      { name: 'Bo', actions: ['red'] },
      { name: 'Cy', actions: ['A'] },
    ],
  }
  const film = reelOf(plan)
  const shown = {
    reel: film,
    player: { place: film.starts[1] ?? 0 } as Player,
    flight: { ...flightAt(0), known: [[[true]], [[false]], [[false]]] },
    isBehind: false,
  }
  const drawn = [0, 1, 2].map((seat) => renderToStaticMarkup(flightSeat(shown, { seat: seatOf(seat) }).chip))
  expect(drawn.map((one) => /data-action="([^"]*)"/.exec(one)?.[1])).toEqual(['C', undefined, undefined])
  expect(drawn.map((one) => /face down, an? (\w+)/.exec(one)?.[1])).toEqual([undefined, 'move', 'action'])
})

test('people have their names in the film, and two of one name their seats', () => {
  const face = (seat: number, name: string) => ({ seat, name }) as never
  const crew = [0, 1, 2].map((seat) => ({ name: `Seat ${seat + 1}`, actions: [] }))
  const mission: Mission = { ...guests, crew, trips: [{ name: 'Seat 2', turn: 1, action: 'A' }] }
  const shown = named(mission, [0, 1, 2] as never, [face(0, 'Ada'), face(1, 'Bo'), face(2, 'Ada')])
  expect(shown.crew.map(({ name }) => name)).toEqual(['Ada (1)', 'Bo', 'Ada (3)'])
  expect(shown.trips[0]?.name).toBe('Bo')
})
