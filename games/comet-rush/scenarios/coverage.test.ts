import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeCoverage } from '../../coverage.fixture.ts'
import { CARD_NAMES, factsOf } from '../rules/cards.ts'

describeCoverage({
  game: new URL('../', import.meta.url),
  prefix: 'CR',
  testsIn: 'scenarios',
  rules: 87,
  rulings: 31,
  edgeCases: 24,
  options: 20,
})

describe('cards', () => {
  const textOf = (name: string) => readFileSync(new URL(`${name}.test.ts`, import.meta.url), 'utf8')
  const played = ['engineering-cards', 'espionage-cards', 'economic-cards', 'statuses-and-counter'].map(textOf).join()

  test.each(CARD_NAMES.map((card) => [factsOf(card).name, card]))('%s is played in a scenario', (_name, card) => {
    expect(played).toContain(`'${card}'`)
  })
})
