import { expect, test } from 'vitest'
import { kinds, newGame } from './table.ts'

test('CR-1.6 a player names a deck, sees the card, and only then names the next deck', () => {
  const table = newGame()
  expect(table.draft('Ada', 'economic', 'program-prestige')).toEqual([
    { kind: 'cardDrafted', seat: 0, deck: 'economic', card: 'program-prestige' },
  ])
  expect(table.view('Ada').players[0]?.hand).toEqual(['program-prestige'])
  table.draft('Ada', 'economic', 'increase-income')
  table.draft('Ada', 'espionage', 'embargo')
  table.draft('Ada', 'engineering', 'mass-production')
  expect(table.hand('Ada')).toEqual(['program-prestige', 'increase-income', 'embargo', 'mass-production'])
})

test('CR-1.6 any of the three decks may be named for each card', () => {
  const decks = ['engineering', 'espionage', 'economic'].map((deck) => ({ kind: 'draft', deck }))
  const table = newGame()
  expect(table.legal('Ada')).toEqual(decks)
  table.draft('Ada', 'espionage', 'embargo')
  expect(table.legal('Ada')).toEqual(decks)
})

test('CR-1.6 four cards are enough', () => {
  const table = newGame()
  for (let card = 0; card < 4; card++) table.draft('Ada', 'economic', 'emergency-funding')
  table.refused('Ada', { kind: 'draft', deck: 'economic' }, { rule: 'CR-1.6' })
})

test('CR-1.7 all draft at the same time; each draw takes the top card when it is accepted', () => {
  const table = newGame({ seats: ['Ada', 'Ben', 'Cyd'] })
  expect(table.asked).toEqual(['Ada draft', 'Ben draft', 'Cyd draft'])
  table.draft('Cyd', 'espionage', 'embargo')
  table.draft('Ada', 'espionage', 'espionage-agent')
  table.draft('Cyd', 'espionage', 'embargo')
  expect([table.hand('Ada'), table.hand('Cyd')]).toEqual([['espionage-agent'], ['embargo', 'embargo']])
  expect(table.asked).toEqual(['Ada draft', 'Ben draft', 'Cyd draft'])
})

test('CR-1.7 round 1 starts when everybody has four cards, and not before', () => {
  const table = newGame()
  for (let card = 0; card < 4; card++) table.draft('Ada', 'economic', 'emergency-funding')
  table.refused('Ada', { kind: 'endTurn' }, { rule: 'CR-1.7' })
  for (let card = 0; card < 3; card++) table.draft('Ben', 'engineering', 'comet-analysis')
  expect(table.asked).toEqual(['Ben draft'])
  const events = table.draft('Ben', 'engineering', 'comet-analysis')
  expect(kinds(events)).toEqual(['cardDrafted', 'draftFinished', 'turnBegan', 'incomeCollected'])
  expect(table.asked).toEqual(['Ada draw'])
})

test('CR-R3 edge case 1: after the draft the first turn has normal income and draw: 25 cubes, hand 5', () => {
  const table = newGame()
  for (const name of ['Ada', 'Ben'])
    for (let card = 0; card < 4; card++) table.draft(name, 'economic', 'emergency-funding')
  expect(table.cubes('Ada')).toBe(25)
  table.draw('Ada', 'engineering', 'mass-production')
  expect(table.hand('Ada')).toHaveLength(5)
  expect(table.asked).toEqual(['Ada main'])
})

test('CR-R3 hands are not passed: what a player has drafted stays with that player', () => {
  const table = newGame()
  for (let card = 0; card < 4; card++) {
    table.draft('Ada', 'economic', 'emergency-funding')
    table.draft('Ben', 'espionage', 'regulatory-review')
  }
  expect(new Set(table.hand('Ada'))).toEqual(new Set(['emergency-funding']))
  expect(new Set(table.hand('Ben'))).toEqual(new Set(['regulatory-review']))
})
