import { isRefusal } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { SCRIPTS } from '../data/scripts/index.ts'
import { readMission } from '../rules/file/read.ts'
import { MISSION_FORMAT } from '../rules/file/schema.ts'
import type { Mission } from '../rules/mission.ts'
import { form } from '../rules/options.ts'
import { difficultyOf, missionDifficulty } from './difficulty.ts'

const script = (id: string) => {
  const found = SCRIPTS.find((one) => one.id === id)
  if (found === undefined) throw new Error(`There is no script ${id}.`)
  return found
}

/** A short flight of Little Duckling. */
function laidOut(rest: { readonly threats: readonly object[] }): Mission {
  const crew = ['Mara', 'Ines'].map((name) => ({ name, actions: [] }))
  const tracks = { red: 1, blue: 2, internal: 3 }
  const read = readMission({ format: MISSION_FORMAT, ship: 'duckling', turns: 7, tracks, crew, ...rest })
  if (isRefusal(read)) throw new Error(read.text)
  return read.mission
}

const CREWS = 4

describe('how hard a script is', { timeout: 120_000 }, () => {
  it('is the same each time', () => {
    const rate = () => difficultyOf(script('duckling-1'), form.defaults, { seats: 2, crews: 2 })
    expect(rate()).toEqual(rate())
  })

  it('grows with fewer hands', () => {
    const score = (seats: number) =>
      difficultyOf(script('duckling-2'), form.defaults, { seats, crews: CREWS }).meanScore
    expect(score(1)).toBeLessThan(score(3))
  })

  it('of a laid-out mission depends on what comes, not on what is planned in it', () => {
    const rate = (mission: Mission) => missionDifficulty(mission, { crews: 1 })
    const guests = laidOut({ threats: [{ id: 'E1-07', turn: 2, zone: 'red' }] })
    const planned = { ...guests, crew: guests.crew.map(({ name }) => ({ name, actions: ['red', 'A'] as const })) }
    const rated = rate(guests)
    expect(rated).toMatchObject({ crews: 1, lost: 0, grade: 1 })
    expect(rate(planned)).toEqual(rated)
    expect(rated.meanScore).toBeGreaterThan(rate(laidOut({ threats: [] })).meanScore)
  })

  it('has five grades', () => {
    const easy = difficultyOf(script('simulation-2'), form.defaults, { seats: 4, crews: CREWS })
    expect(easy).toMatchObject({ crews: CREWS, lost: 0, grade: 1 })
    const hopeless = difficultyOf(script('mission-adv-1'), form.defaults, { seats: 1, crews: CREWS })
    expect(hopeless).toMatchObject({ lost: CREWS, meanScore: 0, grade: 5 })
  })
})
