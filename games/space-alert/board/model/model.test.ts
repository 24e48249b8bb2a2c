import { seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { missionOf, SIX_GUESTS } from '../../film/missions.fixture.ts'
import { slotOf } from '../../rules/flight/mission-of.ts'
import type { Mission } from '../../rules/mission.ts'
import { resolve } from '../../rules/resolution/resolve.ts'
import type { View } from '../../rules/view.ts'
import { table } from '../../scenarios/table.fixture.ts'
import { computerDuties, missingDuty } from './computer.ts'
import { coursesOf } from './courses.ts'
import { type Change, changed } from './drafting.ts'
import { forecastOf } from './forecast.ts'
import { inShort } from './in-short.ts'
import { offersOf } from './offers.ts'
import { lastPlanned, ranges, staysOf } from './stays.ts'
import { chipsIn } from './turn-chips.ts'

const guests = missionOf(SIX_GUESTS)
const NAMES = ['Ada', 'Ben', 'Cyd']
const nameOf = (seat: number) => NAMES[seat] ?? ''
const ADA = seatOf(0)

/** One threat and nobody who minds. */
const single = (id: Mission['threats'][number]['id'], turn: number, track: 3 | 4): Mission => ({
  ...guests,
  threats: [{ id, turn, zone: 'red' }],
  tracks: { ...guests.tracks, red: track },
})

describe('a course', () => {
  test('is what the rules make of a threat that nobody minds', () => {
    const [fighter] = coursesOf(single('E1-07', 2, 3))
    expect(fighter?.spots.slice(0, 3)).toEqual([
      { turn: 2, space: 12 },
      { turn: 3, space: 9 },
      { turn: 4, space: 6 },
    ])
    expect(fighter?.visits.map(({ turn, mark }) => `${mark}${turn}`)).toEqual(['x3', 'y4', 'z5'])
  })

  test('agrees with a resolution in which nobody acts, for every threat of a whole mission', () => {
    const idle: Mission = {
      ...guests,
      threats: guests.threats.filter(({ id }) => id !== 'E2-02'),
      crew: guests.crew.map(({ name }) => ({ name, actions: [] })),
    }
    const seen: string[] = []
    resolve(idle, (happening) => {
      if (happening.kind === 'threatActed') seen.push(`${happening.threat} ${happening.mark} ${happening.turn}`)
    })
    const expected = coursesOf(idle).flatMap(({ threat, visits }) =>
      visits.map(({ mark, turn }) => `${threat} ${mark} ${turn}`),
    )
    expect(expected).toEqual(expect.arrayContaining(seen))
    expect(seen.length).toBeGreaterThan(3)
  })

  test('puts its signs above the turns', () => {
    const mission = single('E1-07', 2, 3)
    const courses = coursesOf(mission)
    const signs = [1, 2, 3, 4, 5].map((turn) =>
      chipsIn(mission.threats, courses, turn)
        .map(({ sign }) => sign)
        .join(''),
    )
    expect(signs).toEqual(['', 'T', 'X', 'Y', 'Z'])
  })
})

/** In the first phase, Ada with these cards. */
function planning(cards: readonly string[]) {
  const made = table({ cards: { Ada: cards }, threats: ['E1-07', 'E1-07', 'E1-07', 'E1-07'] })
  made.at(1)
  return made
}

const viewOf = (made: ReturnType<typeof planning>): View => made.view('Ada')

describe('a forecast', () => {
  test('goes where the plan leads, and tells what each card does', () => {
    const made = planning(['red/A', 'lift/B', 'blue/C'])
    const { turns, maintained } = forecastOf(viewOf(made), ADA, nameOf, ['red', 'A', 'lift', null])
    expect(turns.slice(0, 4).map(({ at }) => at)).toEqual(['red-upper', 'red-upper', 'red-lower', 'red-lower'])
    expect(turns[0]?.deeds).toEqual(['walks to upper red'])
    expect(turns[1]?.deeds[0]).toMatch(/^fires the heavy cannon in upper red: strength 4/)
    expect(turns[1]).toMatchObject({ isVain: true })
    expect(turns[1]?.deeds.at(-1)).toBe('no target in range')
    expect(maintained).toEqual([])
  })

  test('says in a word what a shot comes to', () => {
    const made = planning(['red/A'])
    made.at(15)
    const view = viewOf(made)
    const [threat] = view.threats
    if (threat?.zone == null) throw new Error('Nothing was announced.')
    const way = { red: 'red', white: null, blue: 'blue' } as const
    const plan = [way[threat.zone], null, null, null, null, null, null].map((slot, place) =>
      place + 1 === threat.turn ? 'A' : slot,
    )
    const turn = forecastOf(view, ADA, nameOf, plan).turns[threat.turn - 1]
    expect(turn?.deeds.at(-1)).toMatch(/^hits Fighter: [45] − 2 = [23]$/)
    expect(inShort(turn?.happenings ?? [], { threat: () => 'Fighter' } as never)).toMatch(/^Fighter −[23]$/)
  })

  test('says of a shot that the shields took that it does nothing', () => {
    const hit = { kind: 'threatHit', threat: 0, damage: 0 } as never
    expect(inShort([hit], { threat: () => 'Leviathan Tanker' } as never)).toBe('Leviathan Tanker: no damage')
  })

  test('trusts that somebody else keeps the computer, and knows when it is me', () => {
    const made = planning(['red/A'])
    const view = viewOf(made)
    const idle = forecastOf(view, ADA, nameOf, [null, null, null, 'red'])
    expect(idle.turns[3]?.at).toBe('red-upper')
    const kept = forecastOf(view, ADA, nameOf, ['C'])
    expect(kept.maintained).toEqual([1])
    expect(missingDuty(view, idle, ADA)?.phase).toBe(1)
    expect(missingDuty(view, kept, ADA)).toBeNull()
    expect(computerDuties(view, kept).map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [4, 7],
    ])
  })

  test('makes offers of what it does, and none that was said already', () => {
    const made = planning(['red/A'])
    const forecast = forecastOf(viewOf(made), ADA, nameOf, ['C', 'A', 'lift'])
    const [computer, zone] = offersOf(viewOf(made), ADA, forecast, 1)
    expect([computer, zone]).toEqual([
      { what: 'computer', turn: 1 },
      { what: 'zone', zone: 'white', turn: 2 },
    ])
    made.act('Ada', { kind: 'callOut', claim: { what: 'computer', turn: 1 } })
    expect(offersOf(viewOf(made), ADA, forecast, 1)).toEqual([zone])
  })
})

describe('a change before the table has answered', () => {
  const cards = ['red/A', 'lift/B', 'blue/C']
  const steps: readonly ((made: ReturnType<typeof planning>) => Change)[] = [
    (made) => ({ kind: 'placeCard', turn: 1, card: made.held('Ada', 'red/A').id, half: 'move' }),
    (made) => ({ kind: 'placeCard', turn: 2, card: made.held('Ada', 'lift/B').id, half: 'action' }),
    () => ({ kind: 'moveCard', from: 1, to: 2 }),
    (made) => ({ kind: 'placeCard', turn: 1, card: made.held('Ada', 'blue/C').id, half: 'action' }),
    (made) => ({ kind: 'turnCard', turn: 2, card: made.member('Ada').board[1]?.[0]?.id ?? -1 }),
    () => ({ kind: 'moveCard', from: 2, to: 3 }),
    () => ({ kind: 'takeBack', turn: 3 }),
  ]

  test('comes to the same as the rules make of it', () => {
    const made = planning(cards)
    for (const step of steps) {
      const change = step(made)
      const own = viewOf(made).crew[0]?.own
      if (own === undefined) throw new Error('Ada has no board.')
      const guessed = changed(own, change)
      made.act('Ada', made.change('Ada', change))
      const real = viewOf(made).crew[0]?.own
      expect(guessed.board.map(slotOf)).toEqual(real?.board.map(slotOf))
      expect(guessed.hand.map(({ id }) => id).toSorted()).toEqual(real?.hand.map(({ id }) => id).toSorted())
    }
  })

  test('that does not fit any more changes nothing', () => {
    const own = viewOf(planning(cards)).crew[0]?.own
    if (own === undefined) throw new Error('Ada has no board.')
    expect(changed(own, { kind: 'placeCard', turn: 1, card: 499, half: 'move' })).toBe(own)
    expect(changed(own, { kind: 'placeSecondCard', turn: 1, card: 0, half: 'move', order: 'first' })).toBe(own)
  })
})

test('turns are written as ranges', () => {
  expect(ranges([1, 2, 3, 6, 8, 9])).toBe('1-3, 6, 8-9')
})

test('a path ends with the last card, and names each place once', () => {
  const made = planning(['red/A', 'lift/B'])
  made.place('Ada', 1, 'red/A', 'move')
  made.place('Ada', 2, 'lift/B', 'move')
  const view = viewOf(made)
  const forecast = forecastOf(view, ADA, nameOf, ['red', 'lift'])
  expect(staysOf(forecast, lastPlanned(view.crew[0]?.own ?? null), 'white-upper')).toEqual({
    path: ['red-upper', 'red-lower'],
    places: [
      { at: 'red-upper', turns: '1' },
      { at: 'red-lower', turns: '2' },
    ],
  })
})
