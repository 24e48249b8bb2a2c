import { expect, test } from 'vitest'
import { given, kinds, ready } from './table.ts'

test('CR-8.1 two cards out, one from a deck of choice in', () => {
  const table = given({ players: { Ada: { hand: ['embargo', 'increase-income', 'comet-analysis'] } } })
  table.trade('Ada', ['embargo', 'comet-analysis'], 'economic', 'program-prestige')
  expect(table.hand('Ada')).toEqual(['increase-income', 'program-prestige'])
  expect([table.discard('espionage'), table.discard('engineering')]).toEqual([['embargo'], ['comet-analysis']])
})

test('CR-8.1 the two cards may be of the same kind', () => {
  const table = given({ players: { Ada: { hand: ['embargo', 'embargo'] } } })
  table.trade('Ada', ['embargo', 'embargo'], 'engineering', 'mass-production')
  expect(table.hand('Ada')).toEqual(['mass-production'])
})

test('CR-8.1 CR-R29 any number of times and at any time in the main step, before and after other actions', () => {
  const hand = new Array(4).fill('emergency-funding')
  const table = given({ players: { Ada: { hand, rockets: [ready(1)] } } })
  table.trade('Ada', ['emergency-funding', 'emergency-funding'], 'economic', 'program-prestige')
  table.launch('Ada', 1, 6)
  table.trade('Ada', ['emergency-funding', 'emergency-funding'], 'economic', 'program-prestige')
  table.build('Ada', 1, 1, 1)
  table.trade('Ada', ['program-prestige', 'program-prestige'], 'espionage', 'embargo')
  expect(table.hand('Ada')).toEqual(['embargo'])
})

test('CR-R29 not inside an open question', () => {
  const table = given({ players: { Ada: { tokens: 1, hand: ['embargo', 'embargo'], rockets: [ready(1)] } } })
  table.launch('Ada', 1, 6)
  table.refused('Ada', { kind: 'trade', cards: ['embargo', 'embargo'], deck: 'economic' }, { rule: 'CR-2.10' })
})

test('CR-8.1 exactly two cards are needed', () => {
  const table = given({ players: { Ada: { hand: ['embargo'] } } })
  table.refused('Ada', { kind: 'trade', cards: ['embargo', 'embargo'], deck: 'economic' }, { rule: 'CR-8.1' })
  expect(table.legal('Ada').filter(({ kind }) => kind === 'trade')).toEqual([])
})

test('CR-8.2 the cards go to the discard piles of their own decks before the new one is drawn', () => {
  const table = given({ players: { Ada: { hand: ['embargo', 'increase-income'] } } })
  table.trade('Ada', ['embargo', 'increase-income'], 'espionage', 'regulatory-review')
  expect([table.discard('espionage'), table.discard('economic')]).toEqual([['embargo'], ['increase-income']])
})

test('CR-8.2 CR-R7 edge case 19: from an exhausted economic deck one of the two traded cards comes back', () => {
  const table = given({
    players: { Ada: { hand: ['increase-income', 'program-prestige'] } },
    decks: { economic: { rest: 'Ben' } },
  })
  const events = table.trade('Ada', ['increase-income', 'program-prestige'], 'economic', 'program-prestige')
  expect(kinds(events)).toEqual(['deckRefilled', 'cardsTraded'])
  expect(table.hand('Ada')).toEqual(['program-prestige'])
  expect(table.state.decks.economic).toMatchObject({
    discard: [],
    loose: { 'increase-income': 1, 'program-prestige': 0 },
  })
})
