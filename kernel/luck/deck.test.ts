import { describe, expect, test } from 'vitest'
import { seatOf } from '../contract/seat.ts'
import { Ledger } from '../match/ledger.ts'
import { scriptedChance } from '../scenario/index.ts'
import { bagSize } from './chance.ts'
import {
  bagOf,
  dealFrom,
  deckSize,
  drawCard,
  emptyBag,
  hasCards,
  newDeck,
  peekCards,
  putOnTop,
  refill,
} from './deck.ts'
import { fastChance } from './fast.ts'

const CARDS = ['sun', 'moon', 'star'] as const
const [ada, ben] = [seatOf(0), seatOf(1)]
const deckOf = (sun: number, moon: number, star: number) => newDeck('sky', { sun, moon, star })

describe('drawing', () => {
  test('takes a loose card out of the deck', () => {
    const deck = deckOf(1, 2, 0)
    expect(drawCard(deck, scriptedChance(['moon']))).toBe('moon')
    expect(deck.loose).toEqual({ sun: 1, moon: 1, star: 0 })
    expect(deckSize(deck)).toBe(2)
  })

  test('takes known top cards first, in order, and that counts as luck although nothing is drawn', () => {
    const deck = deckOf(3, 0, 0)
    putOnTop(deck, ['moon', 'star'], [ada])
    const ledger = new Ledger(scriptedChance(['sun']))
    ledger.start(null)
    expect(drawCard(deck, ledger)).toBe('moon')
    expect([ledger.luck, ledger.touched]).toEqual([[], true])
    expect([drawCard(deck, ledger), drawCard(deck, ledger)]).toEqual(['star', 'sun'])
    expect(ledger.luck).toEqual(['sun'])
  })

  test('gives nothing from an empty deck and asks for no luck', () => {
    expect(drawCard(deckOf(0, 0, 0), scriptedChance())).toBeUndefined()
  })
})

describe('a row of cards', () => {
  test('gives up what is taken, and the log says what that was', () => {
    const ledger = new Ledger(scriptedChance(['moon']))
    ledger.start(null)
    const row = ['sun', 'moon', 'moon']
    expect(ledger.take('sky', row)).toBe('moon')
    expect([ledger.luck, ledger.touched, row]).toEqual([['moon'], true, ['sun', 'moon']])
  })

  test('gives up what the log says', () => {
    const replayed = new Ledger(null)
    replayed.start(['moon', 'star'])
    const row = ['sun', 'moon', 'moon']
    expect(replayed.take('sky', row)).toBe('moon')
    expect(row).toEqual(['sun', 'moon'])
    expect(() => replayed.take('sky', row)).toThrow('The log has star, which was not among the cards.')
  })
})

describe('peeking', () => {
  test('fixes the card on top, known to whoever looked', () => {
    const deck = deckOf(1, 1, 1)
    expect(peekCards(deck, 1, ada, scriptedChance(['star']))).toEqual(['star'])
    expect(deck.top).toEqual([{ card: 'star', seenBy: [ada] }])
    expect(deckSize(deck)).toBe(3)
    expect(drawCard(deck, scriptedChance())).toBe('star')
  })

  test('shows the same card to the next who looks, without luck, and only once to each', () => {
    const deck = deckOf(1, 1, 1)
    peekCards(deck, 1, ada, scriptedChance(['star']))
    expect(peekCards(deck, 1, ben, scriptedChance())).toEqual(['star'])
    peekCards(deck, 1, ben, scriptedChance())
    expect(deck.top).toEqual([{ card: 'star', seenBy: [ada, ben] }])
  })

  test('looks deeper than is known, and no deeper than the deck', () => {
    const deck = deckOf(1, 1, 0)
    peekCards(deck, 1, ada, scriptedChance(['sun']))
    expect(peekCards(deck, 3, ben, scriptedChance(['moon']))).toEqual(['sun', 'moon'])
    expect(deck.top).toEqual([
      { card: 'sun', seenBy: [ada, ben] },
      { card: 'moon', seenBy: [ben] },
    ])
    expect(peekCards(deckOf(0, 0, 0), 1, ada, scriptedChance())).toEqual([])
  })

  test('always counts as luck for undo', () => {
    const ledger = new Ledger(scriptedChance())
    ledger.start(null)
    const deck = deckOf(1, 0, 0)
    putOnTop(deck, ['moon'], [ben])
    peekCards(deck, 1, ada, ledger)
    expect(ledger.touched).toBe(true)
  })
})

test('cards put on top lie there in the order given, above those that were known', () => {
  const deck = deckOf(0, 0, 0)
  putOnTop(deck, ['star'], [])
  putOnTop(deck, ['sun', 'moon'], [ada])
  expect(deck.top.map(({ card }) => card)).toEqual(['sun', 'moon', 'star'])
})

test('a refill makes the discard pile loose and leaves known tops', () => {
  const deck = deckOf(0, 1, 0)
  putOnTop(deck, ['star'], [ada])
  deck.discard.push('sun', 'sun', 'moon')
  refill(deck)
  expect(deck).toMatchObject({ loose: { sun: 2, moon: 2, star: 0 }, discard: [], top: [{ card: 'star' }] })
})

test('dealing takes cards out of a bag until it is empty, and not further', () => {
  const unseen = { sun: 2, moon: 1, star: 0 }
  const dealt = dealFrom(unseen, 3, fastChance('deal'), 'hands')
  expect([...dealt].sort()).toEqual(['moon', 'sun', 'sun'])
  expect(bagSize(unseen)).toBe(0)
  expect(() => dealFrom(unseen, 1, fastChance('deal'), 'hands')).toThrow('A bag of 0 has no position')
})

test('a deck says whether it has cards left, known ones included', () => {
  const deck = deckOf(0, 1, 0)
  expect(hasCards(deck)).toBe(true)
  drawCard(deck, scriptedChance(['moon']))
  expect(hasCards(deck)).toBe(false)
  putOnTop(deck, ['star'], [])
  expect(hasCards(deck)).toBe(true)
})

test('bags of the same kinds are bags of their own', () => {
  const [one, other] = [emptyBag(CARDS), emptyBag(CARDS)]
  one.sun = 3
  expect([other.sun, emptyBag(CARDS).sun]).toEqual([0, 0])
})

test('bags keep every kind in catalogue order, zeros included', () => {
  expect(Object.entries(emptyBag(CARDS))).toEqual([
    ['sun', 0],
    ['moon', 0],
    ['star', 0],
  ])
  expect(bagOf(CARDS, (card) => card.length)).toEqual({ sun: 3, moon: 4, star: 4 })
})
