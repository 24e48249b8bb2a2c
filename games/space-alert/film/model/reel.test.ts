import { describe, expect, test } from 'vitest'
import type { Mission } from '../../rules/mission.ts'
import { reportOf } from '../../rules/words/story.ts'
import { missionFiles, missionOf, SIX_GUESTS } from '../missions.fixture.ts'
import { fatesOf } from './fates.ts'
import { flagOf } from './flag.ts'
import { pipsOf } from './pips.ts'
import { planCells } from './plan-cells.ts'
import { lastMoment, momentAt, placeLike, reelOf } from './reel.ts'
import { deedOf, stepsOf } from './turn-story.ts'

const guests = missionOf(SIX_GUESTS)
const reel = reelOf(guests)
const placeOf = (text: RegExp) => reel.moments.findIndex((moment) => text.test(moment.text))

describe('a film', () => {
  test.each(missionFiles)('%s can be told to its end, with the sentences of the story', (file) => {
    const film = reelOf(missionOf(file))
    const told = film.moments.map(({ text }) => text)
    for (const { text } of reportOf(film.mission).log) expect(told).toContain(text)
    for (const place of film.moments.keys()) {
      stepsOf(film, place)
      flagOf(film, momentAt(film, place))
    }
    expect(film.moments.at(-1)?.happening?.kind).toBe('missionScored')
    expect(film.moments.at(-1)?.text).toMatch(film.result.outcome === 'won' ? /won/ : /lost/)
  })

  test('begins before turn 1 and knows where every turn begins', () => {
    expect(momentAt(reel, 0)).toMatchObject({ turn: 0, happening: null })
    expect(reel.starts).toHaveLength(14)
    for (const [turn, start] of reel.starts.entries())
      expect(momentAt(reel, start)).toMatchObject({ turn, step: turn > 12 ? 'pilotReturns' : 'threatsAppear' })
    expect(momentAt(reel, -3)).toBe(reel.moments[0])
    expect(momentAt(reel, 9999)).toBe(reel.moments.at(-1))
  })

  test('a moment has the ship right after it and right before it', () => {
    const place = placeOf(/Stealth Fighter is destroyed/)
    const { ship, before } = momentAt(reel, place)
    expect([before.threats[0]?.status, ship.threats[0]?.status]).toEqual(['remaining', 'destroyed'])
  })

  test('goes on in the same turn and step when the plan changes, and stays at the end', () => {
    const next = reelOf(withCard(guests, 1, 4, null))
    const place = placeOf(/Asteroid is hit: 4 \+ 1/)
    const there = momentAt(next, placeLike(reel, place, next))
    expect([there.turn, there.step]).toEqual([4, 'computeDamage'])
    expect(placeLike(reel, lastMoment(reel), next)).toBe(lastMoment(next))
  })
})

describe('what is told beside the picture', () => {
  test('SA-6.1 the sum of a shot, and what is left', () => {
    const place = placeOf(/Stealth Fighter is hit/)
    expect(flagOf(reel, momentAt(reel, place))).toMatchObject({
      sum: '5 + 1 − 2 = 4',
      about: 'Stealth Fighter 4 → 0',
      outcome: 'destroyed',
    })
  })

  test('SA-8.1 the sum of an attack, and what the shield holds', () => {
    const place = placeOf(/Asteroid hits blue/)
    expect(flagOf(reel, momentAt(reel, place))).toMatchObject({ sum: '2 − 1 = 1', outcome: '1 damage, 0 before' })
  })

  test('the steps of the turn, with lines up to this moment only', () => {
    const place = placeOf(/Stealth Fighter is hit/)
    const steps = stepsOf(reel, place)
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'next', 'next', 'next', 'next'])
    expect(steps[2]?.lines.map(({ sum }) => sum)).toEqual([{ label: 'Stealth Fighter', figures: '5 + 1 - 2 = 4' }])
    expect(stepsOf(reel, place + 1)[2]?.lines).toHaveLength(2)
  })

  test('what somebody has done in this turn so far', () => {
    const place = placeOf(/Quill takes the battlebots/)
    expect(deedOf(reel, place - 1, 3)).toBe(null)
    expect(deedOf(reel, place, 3)).toMatch(/takes the battlebots/)
  })

  test('SA-4.2 a delay shows in the plan from its moment on', () => {
    const place = placeOf(/Ines: action 7 is delayed/)
    const seventh = (at: number) => planCells(guests, momentAt(reel, at).ship, 1)[6]
    expect(seventh(place - 1)).toMatchObject({ slot: 'B', isMoved: false })
    expect(seventh(place)).toMatchObject({ slot: null, planned: 'B', isMoved: true })
  })

  test('signs above the turns: who appears, acts and is destroyed', () => {
    const signs = pipsOf(reel).map((pips) => pips.map(({ sign, zone }) => `${sign} ${zone}`))
    expect(signs[4]).toEqual(['T inside', '× white', '× blue'])
    expect(signs[6]).toEqual(['X red'])
  })

  test('SA-9.2 of every threat who destroyed it and when', () => {
    expect(fatesOf(reel)).toEqual([
      'turn 4, by Mara and Bram',
      'turn 4, by Ines and Bram',
      'turn 5, by Ines',
      'turn 8, by Bram and Quill',
      'turn 9',
      'turn 11',
    ])
  })
})

const withCard = (mission: Mission, crew: number, turn: number, card: 'A' | null): Mission => ({
  ...mission,
  crew: mission.crew.map((member, place) =>
    place === crew ? { ...member, actions: member.actions.with(turn - 1, card) } : member,
  ),
})
