import { fastChance } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { randomMission } from '../commands/random-mission.ts'
import { type FollowedCards, followCards } from '../rules/flight/follow-cards.ts'
import type { Mission } from '../rules/mission.ts'
import { resolve } from '../rules/resolution/resolve.ts'
import type { Action, Slot } from '../rules/vocabulary.ts'
import { missionWith } from './missions.fixture.ts'

const SEED = 'cards'
const COUNT = 200

const flat = (slot: Slot): readonly Action[] => (slot === null ? [] : typeof slot === 'string' ? [slot] : slot)

/** What lies in the slots from a turn on, if cards have gone where they were followed to. */
const lyingFrom = ({ crew }: Mission, { lying }: FollowedCards, turn: number) =>
  lying.map((slots, place) =>
    slots
      .slice(turn - 1)
      .map((cards) => cards.flatMap((card) => flat(crew[place]?.actions[card.turn - 1] ?? null)[card.part] ?? [])),
  )

function check(mission: Mission): number {
  let delays = 0
  resolve(mission, ({ kind, turn }, ship) => {
    if (kind === 'delayed') delays++
    if (kind !== 'turnBegan' || turn > mission.turns) return
    const expected = ship.crew.map(({ slots }) => slots.slice(turn - 1).map(flat))
    expect(lyingFrom(mission, followCards(mission, turn - 1), turn)).toEqual(expected)
  })
  return delays
}

describe('following cards through delays', () => {
  test(`SA-4.10 they lie where the resolution has put them (${COUNT} missions, seed ${SEED})`, () => {
    const chance = fastChance(SEED)
    const missions = Array.from({ length: COUNT }, (_, index) => randomMission(chance, index % 9))
    const delays = missions.map(check)
    expect(delays.filter((count) => count > 3).length).toBeGreaterThan(COUNT / 4)
  })

  test('SA-11.2, SA-11.5 the second card of a slot goes its own way', () => {
    const crew = [{ name: 'Ada', actions: ['lift', ['lift', 'B'], 'A', 'C', null, 'red'] }]
    const mission = missionWith({ crew, rules: { doubleActions: 'solo' }, initialDamage: { white: ['lift'] } })
    expect(check(mission)).toBeGreaterThan(1)
  })

  test('SA-4.10 what was played or fell off the board is known, and nothing else', () => {
    const crew = [{ name: 'Ada', actions: ['lift', 'A', 'B', 'C', 'red', 'blue', 'A'] }]
    const mission = missionWith({ crew, initialDamage: { white: ['lift'] } })
    const shown = (turn: number) => followCards(mission, turn).shown[0]?.map((card) => card.turn)
    expect([shown(0), shown(1), shown(2)]).toEqual([[], [1, 7], [1, 7]])
    // In turn 3 nobody has kept the computer: one more card falls off.
    expect(shown(3)).toEqual([1, 7, 2, 6])
  })
})
