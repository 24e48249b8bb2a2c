import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeCoverage } from '../../coverage.fixture.ts'
import { MARKET, STARTER } from '../rules/cards.ts'

describeCoverage({
  game: new URL('../', import.meta.url),
  prefix: 'SG',
  testsIn: 'scenarios',
  rules: 77,
  rulings: 30,
  edgeCases: 24,
  options: 17,
})

describe('cards', () => {
  /** Tables of other tests list cards that nobody plays. */
  const TOPICS = ['turn', 'buying', 'rockets', 'hits', 'defence', 'shields', 'specials']
  const played = TOPICS.map((topic) => readFileSync(new URL(`${topic}.test.ts`, import.meta.url), 'utf8')).join()

  test('there are 29 of them', () => {
    expect([...STARTER, ...MARKET]).toHaveLength(29)
  })

  test.each([...STARTER, ...MARKET].map(({ name }) => name))('%s is played in a scenario', (name) => {
    expect(played).toContain(`'${name}'`)
  })
})
