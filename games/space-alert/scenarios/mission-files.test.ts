import { isRefusal } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { printMission } from '../rules/file/print.ts'
import { readMission } from '../rules/file/read.ts'
import { missionFile, missionFiles, missionIn, missionWith } from './missions.fixture.ts'

const refusalOf = (more: object): string => {
  const read = readMission(missionFile(more))
  return isRefusal(read) ? read.text : 'accepted'
}

const crewOf = (...names: readonly string[]) => names.map((name) => ({ name, actions: [] }))
const acting = (...actions: readonly unknown[]) => ({ crew: [{ name: 'Cap' }, { name: 'Ada', actions }] })
const solo = (...actions: readonly unknown[]) => ({
  rules: { doubleActions: 'solo' },
  crew: [{ name: 'Ada', actions }],
})
const DUCKLING = { ship: 'duckling', tracks: { red: 4, blue: 3, internal: 1 } }

describe('section 13.3: refused, with the path', () => {
  test.each<[string, object, string]>([
    ['an unknown format', { format: 'starboard-space-alert-mission/2' }, 'format: '],
    ['an unknown ship', { ship: 'goose' }, 'ship: '],
    ['an unknown threat', { threats: [{ id: 'E1-11', turn: 1, zone: 'red' }] }, 'threats[0].id: '],
    ['an unknown tile', { damageTiles: { red: ['lift', 'window'] } }, 'damageTiles.red[1]: '],
    ['an unknown action', acting('A', null, 'B', null, 'hero-D'), 'crew[1].actions[4]: is no action'],
    ['an unknown station', acting('go:green-upper'), 'crew[1].actions[0]: '],
    ['an unknown action in a slot of two', acting(['A', 'D']), 'crew[1].actions[0][1]: '],
    ['a slot of three', acting(['A', 'B', 'C']), 'crew[1].actions[0]: '],
    [
      'a slot of two with nothing in it',
      { ...acting([null, 'A']), rules: { doubleActions: 'any' } },
      'crew[1].actions[0]',
    ],
    ['other numbers of turns', { turns: 8 }, 'turns: '],
    ['no number of turns', { turns: undefined }, 'turns: '],
    ['Little Duckling with twelve turns', { ...DUCKLING, turns: 12 }, 'turns: must be 7'],
    ['a missing trajectory', { tracks: { red: 4, white: 2, blue: 3 } }, 'tracks.internal: is missing'],
    [
      'a repeated trajectory',
      { tracks: { red: 4, white: 2, blue: 4, internal: 1 } },
      'tracks.blue: repeats trajectory 4',
    ],
    ['an unknown trajectory', { tracks: { red: 8, white: 2, blue: 4, internal: 1 } }, 'tracks.red: '],
    ['a trajectory for no zone', { ...DUCKLING, tracks: { red: 4, white: 2, blue: 3, internal: 1 } }, 'tracks.white: '],
    ['an external threat without a zone', { threats: [{ id: 'E1-07', turn: 1 }] }, 'threats[0].zone: is missing'],
    [
      'an external threat in no zone of the ship',
      { ...DUCKLING, threats: [{ id: 'E1-07', turn: 1, zone: 'white' }] },
      'threats[0].zone: ',
    ],
    ['an internal threat with a zone', { threats: [{ id: 'I1-05', turn: 1, zone: 'blue' }] }, 'threats[0].zone: '],
    ['an internal threat that does not fit', { ...DUCKLING, threats: [{ id: 'SI1-04', turn: 1 }] }, 'threats[0].id: '],
    ['a T before the first turn', { threats: [{ id: 'I1-05', turn: 0 }] }, 'threats[0].turn: '],
    ['a T after the last turn', { threats: [{ id: 'I1-05', turn: 8 }] }, 'threats[0].turn: must be from 1 to 7'],
    ['a T that is no whole number', { threats: [{ id: 'I1-05', turn: 1.5 }] }, 'threats[0].turn: '],
    [
      'the same T twice in a zone',
      {
        threats: [
          { id: 'E1-05', turn: 2, zone: 'red' },
          { id: 'E1-07', turn: 2, zone: 'red' },
        ],
      },
      'threats[1].turn: repeats T+2',
    ],
    [
      'the same T twice inside',
      {
        threats: [
          { id: 'I1-05', turn: 2 },
          { id: 'I1-06', turn: 2 },
        ],
      },
      'threats[1].turn: ',
    ],
    ['no crew', { crew: [] }, 'crew: '],
    ['a crew of six', { crew: crewOf('a', 'b', 'c', 'd', 'e', 'f') }, 'crew: must be 1 to 5 members, not 6'],
    ['a crew of four in Little Duckling', { ...DUCKLING, crew: crewOf('a', 'b', 'c', 'd') }, 'crew: must be 1 to 3'],
    ['more actions than turns', acting(...Array.from({ length: 8 }, () => null)), 'crew[1].actions[7]: '],
    ['a slot of two without the rule', acting(null, ['A', 'B']), 'crew[1].actions[1]: '],
    ['a slot of two for two', { ...acting(['A', 'B']), rules: { doubleActions: 'solo' } }, 'crew[1].actions[0]: '],
    ['a second slot of two in a phase', solo('C', ['A', 'B'], ['A', 'B']), 'crew[0].actions[2]: '],
    ['a heroic card in a slot of two', solo(['A', 'hero-B']), 'crew[0].actions[0][1]: '],
    ['a heroic move in a slot of two', solo(['go:red-upper', 'B']), 'crew[0].actions[0][0]: '],
    [
      'a station that the ship does not have',
      { ...DUCKLING, crew: [{ name: 'Ada', actions: ['go:white-upper'] }] },
      'crew[0].actions[0]: ',
    ],
    ['structure in Little Duckling', { ...DUCKLING, damageTiles: { red: ['structure'] } }, 'damageTiles.red[0]: '],
    ['tiles of no zone', { ...DUCKLING, initialDamage: { white: [] } }, 'initialDamage.white: '],
    [
      'more carried tiles than the zone has',
      { initialDamage: { red: ['lift', 'shield', 'reactor', 'structure', 'upper-weapon', 'lower-weapon', 'lift'] } },
      'initialDamage.red: has 7 tiles',
    ],
    ['the same tile twice', { damageTiles: { blue: ['lift', 'shield', 'lift'] } }, 'damageTiles.blue[2]: '],
    [
      'a tile carried and drawn',
      { initialDamage: { blue: ['lift'] }, damageTiles: { blue: ['lift'] } },
      'damageTiles.blue[0]: ',
    ],
    ['two of one name', { crew: crewOf('Ada', 'Bo', 'Ada') }, 'crew[2].name: '],
    ['somebody without a name', { crew: crewOf('') }, 'crew[0].name: '],
    ['a trip of an unknown name', { trips: [{ name: 'Zoe', turn: 1, action: 'A' }] }, 'trips[0].name: '],
    ['a trip of an empty slot', { trips: [{ name: 'Ada', turn: 1, action: 'A' }] }, 'trips[0]: '],
    ['a trip after the last turn', { trips: [{ name: 'Ada', turn: 9, action: 'A' }] }, 'trips[0].turn: '],
    [
      'two trips in one turn',
      { ...acting('A'), trips: ['B', 'red'].map((action) => ({ name: 'Ada', turn: 1, action })) },
      'trips[1]: ',
    ],
    ['a squad where there is no place for one', { squads: ['white-upper'] }, 'squads[0]: '],
    ['two squads in one place', { squads: ['red-lower', 'red-lower'] }, 'squads[1]: '],
    ['fewer than no rockets', { rockets: -1 }, 'rockets: '],
    ['an unknown field', { weather: 'fine' }, 'weather: is no part of a mission file'],
    ['an unknown field of a crew member', { crew: [{ name: 'Ada', mood: 'fine' }] }, 'crew[0].mood: '],
    ['an unknown rule', { rules: { gravity: true } }, 'rules.gravity: '],
    ['an unknown choice', { rules: { computer: 'auto' } }, 'rules.computer: '],
  ])('%s', (_what, more, path) => {
    expect(refusalOf(more)).toMatch(new RegExp(`^${path.replace(/[.[\]+]/g, '\\$&')}`))
  })

  test.each([null, [], 'mission', {}])('%j is no mission at all', (value) => {
    expect(isRefusal(readMission(value))).toBe(true)
  })
})

describe('defaults', () => {
  test('SA-R3 the computer rule follows the length of the mission', () => {
    expect(missionWith().rules.computer).toBe('manual')
    expect(missionWith({ turns: 12 }).rules.computer).toBe('classic')
  })

  test('SA-R44 rockets follow it too', () => {
    expect([missionWith().rockets, missionWith({ turns: 12 }).rockets]).toEqual([2, 3])
  })

  test('SA-11.1c handicaps are on in Little Duckling and off otherwise', () => {
    expect([missionWith().rules.handicaps, missionWith(DUCKLING).rules.handicaps]).toEqual([false, true])
  })

  test('SA-8.4 the pile is what is listed, then the rest in its order', () => {
    const { piles } = missionWith({ damageTiles: { red: ['reactor'] }, initialDamage: { red: ['lift'] } })
    expect(piles.red).toEqual(['reactor', 'structure', 'upper-weapon', 'lower-weapon', 'shield'])
  })

  test('threats and actions may be missing', () => {
    const file = JSON.parse(JSON.stringify(missionFile({ threats: undefined, crew: [{ name: 'Ada' }] })))
    expect(missionIn(file).mission).toEqual(missionWith())
  })
})

describe('printing', () => {
  test.each(missionFiles().map(({ path, json }) => [path, json] as const))('%s reads back as itself', (_path, json) => {
    const { mission } = missionIn(json)
    const printed = JSON.parse(JSON.stringify(printMission(mission)))
    expect(missionIn(printed).mission).toEqual(mission)
  })

  test('leaves out what has its default', () => {
    const file = missionFile({ name: 'Quiet', ship: 'classic' })
    expect(printMission(missionWith({ name: 'Quiet' }))).toEqual(file)
  })
})
