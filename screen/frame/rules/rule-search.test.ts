import { expect, it } from 'vitest'
import { foundRules } from './rule-search.ts'

const RULES = {
  'XX-1.1': 'A <b>rocket</b> costs cubes &amp; time.',
  'XX-1.10': 'A rocket that is ready may be launched.',
  'XX-2.1': 'See <a href="#XX-1.1">XX-1.1</a> for the price.',
}

const found = (query: string) => foundRules(RULES, query).map(({ rule }) => rule)

it('finds rules that hold every word, in the order of the book', () => {
  expect(found('rocket')).toEqual(['XX-1.1', 'XX-1.10'])
  expect(found('ROCKET ready')).toEqual(['XX-1.10'])
  expect(found('kettle')).toEqual([])
})

it('puts the rule that is named first, then those that mention it', () => {
  expect(foundRules({ 'XX-0.9': 'Before XX-2.1.', ...RULES }, 'xx-2.1').map(({ rule }) => rule)).toEqual([
    'XX-2.1',
    'XX-0.9',
  ])
})

it('searches and shows text, not markup', () => {
  expect(found('href')).toEqual([])
  expect(foundRules(RULES, 'time')[0]?.text).toBe('A rocket costs cubes & time.')
})
