import { isRefusal } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { MISSION_FORMAT } from '../rules/file/schema.ts'
import { missionFile } from '../scenarios/missions.fixture.ts'
import { differencesIn } from './compare.ts'
import { formats } from './index.ts'

describe('comparing with what a file expects', () => {
  test('looks at no field that is not expected', () => {
    expect(differencesIn({ score: 3 }, { score: 3, visual: 1 })).toEqual([])
    expect(differencesIn({}, { score: 3 })).toEqual([])
  })

  test('goes into objects and lists, and says where', () => {
    const found = { damage: { red: 1, white: 0 }, threats: [{ id: 'E1-07', status: 'survived' }] }
    expect(differencesIn({ damage: { red: 2 }, threats: [{ status: 'destroyed' }] }, found)).toEqual([
      'damage.red: expected 2, found 1',
      'threats[0].status: expected "destroyed", found "survived"',
    ])
  })

  test('lists have to be as long', () => {
    expect(differencesIn({ knockedOut: [] }, { knockedOut: ['Ada'] })).toEqual([
      'knockedOut: expected [], found ["Ada"]',
    ])
  })

  test('what is not there is found as nothing, and null expects just that', () => {
    expect(differencesIn({ lostBy: { turn: 3 }, roomPenalty: null }, {})).toEqual([
      'lostBy: expected {"turn":3}, found nothing',
    ])
  })
})

describe('checking a mission file', () => {
  const check = (value: unknown) => formats[MISSION_FORMAT]?.(value)

  test('gives its name and every difference', () => {
    expect(check(missionFile({ name: 'Idle', expect: { outcome: 'won', visual: 0 } }))).toEqual({
      title: 'Idle',
      differences: ['outcome: expected "won", found "lost"'],
    })
  })

  test('can look at the log too', () => {
    expect(check(missionFile({ expect: { log: [{ kind: 'computerChecked' }] } }))).toMatchObject({
      differences: [expect.stringMatching(/^log: expected \[/)],
    })
  })

  test('refuses what is no mission', () => {
    expect(isRefusal(check(missionFile({ crew: [] })))).toBe(true)
  })
})
