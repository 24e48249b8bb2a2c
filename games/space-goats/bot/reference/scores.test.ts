import { fastChance, seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../../rules/cards.ts'
import { BOX, cardOf, effectOf } from '../../rules/catalogue.ts'
import type { Hit } from '../../rules/effects.ts'
import { type Given, position, type Sketch, seenBy } from '../position.fixture.ts'
import { buyScore } from './buy.ts'
import { type Glance, glanceAt } from './glance.ts'
import { hitValue, valueAgainst } from './hit-value.ts'
import { rocketScore } from './rocket.ts'
import { shieldScore } from './shield.ts'
import { specialScore } from './special.ts'

const ENGINE = { autoChoices: true } as const

const glance = (given: Given): Glance =>
  glanceAt(seenBy(position({ options: ENGINE, ...given })), seatOf(0), fastChance('glance'))

/** The score of the first card in hand. */
function scoreOf(given: Given): number {
  const g = glance(given)
  const [card = ''] = g.hand
  const effect = effectOf(g.catalogue, card)
  if (effect.kind === 'rocket') return rocketScore(g, effect)
  if (effect.kind === 'shield') return shieldScore(g, effect)
  if (effect.kind === 'special') return specialScore(g, effect)
  throw new Error(`${card} has no score.`)
}

const pods = (count: number): CardId[] => Array<CardId>(count).fill('ST01')

describe('section 11.2: the value of a hit', () => {
  const fleetOf = (...fleet: Sketch[]) => {
    const [, rival] = seenBy(position({ players: [{}, { fleet }] })).players
    if (rival === undefined) throw new Error('Nobody to hit.')
    return rival
  }
  const valued = (does: Hit, ...fleet: Sketch[]) => hitValue(BOX, fleetOf(...fleet), does)

  test.each<[string, Hit, Sketch[], number]>([
    ['a bare ship of one more', 'normal', ['bare', 'bare'], 10.5],
    ['a bare ship of six', 'normal', ['bare', 'bare', 'bare', 'bare', 'bare', 'bare'], 6.9],
    ['the only ship', 'normal', ['bare'], 14.4],
    ['a ship in its suit', 'normal', ['bare', 'suit'], 2],
    ['a shield of strength 1', 'normal', ['bare', 'suit SH01'], 2.8],
    ['a shield of strength 2', 'normal', ['bare', 'suit SH04'], 2.2],
    ['the weakest of two shields', 'normal', ['bare SH04', 'suit SH01'], 2.8],
    ['a weak hit on a shield', 'weak', ['bare', 'suit SH01'], 0],
    ['a weak hit on a suit', 'weak', ['suit'], 2],
    ['a weak hit on a bare ship', 'weak', ['bare', 'bare'], 10.5],
    ['a piercing hit past a shield, to the suit without one', 'piercing', ['bare SH01', 'suit'], 2],
    ['a piercing hit past the shield of a bare ship', 'piercing', ['bare SH01', 'bare SH01'], 10.5],
    ['a piercing hit on a Phase Shield', 'piercing', ['bare SH05', 'bare'], 2.8],
  ])('%s', (_what, does, fleet, value) => {
    expect(valued(does, ...fleet)).toBeCloseTo(value, 9)
  })

  test('a last stand to be spent', () => {
    expect(hitValue(BOX, { ...fleetOf('bare'), lastStand: true }, 'normal')).toBe(2.4)
    expect(hitValue(BOX, { ...fleetOf('bare', 'bare'), lastStand: true }, 'normal')).toBeCloseTo(10.5, 9)
  })

  test('an EMP by the number of ships with a shield', () => {
    expect(valueAgainst(BOX, fleetOf('suit', 'bare'), 'emp')).toBe(0)
    expect(valueAgainst(BOX, fleetOf('suit SH04', 'bare'), 'emp')).toBeCloseTo(3.8, 9)
    expect(valueAgainst(BOX, fleetOf('suit SH04', 'bare SH01'), 'emp')).toBeCloseTo(6.6, 9)
  })
})

describe('section 11.2: rocket scores', () => {
  /** H: 2 against the first, 10.5 against the second, 2.8 against the third. */
  const rivals = [{ fleet: ['suit'] }, { fleet: ['bare', 'bare'] }, { fleet: ['bare SH01'] }]

  test.each<[CardId, number]>([
    ['RK01', 10.5],
    ['RK02', 11],
    ['RK03', 14.4],
    ['ST03', 10.5],
    ['RK04', 4.4],
    ['RK07', 10.5],
    ['RK09', 10.5 + 2.8 + 1.2],
    ['RK06', 10.5 + 2.8 + 0.2 - 1.6],
    ['RK05', 2 + 10.5 + 2.8 + 3 * 1.2],
    ['RK08', 2 + 1.6 + 10.5 + 8.4 + 2.8 + 2.24 - 2.4],
  ])('%s alone in hand', (card, score) => {
    expect(scoreOf({ players: [{ hand: [card] }, ...rivals] })).toBeCloseTo(score, 9)
  })

  test('a Salvo costs less with a bank', () => {
    expect(scoreOf({ players: [{ hand: ['RK06'], bank: pods(1) }, ...rivals] })).toBeCloseTo(12.6, 9)
  })

  test('two hits count one opponent if there is only one', () => {
    expect(scoreOf({ players: [{ hand: ['RK09'] }, { fleet: ['bare', 'bare'] }] })).toBeCloseTo(11.7, 9)
  })

  test('a Shatter Rocket fears for the other cards, and not for debris', () => {
    const against = { fleet: ['suit'] }
    expect(scoreOf({ players: [{ hand: ['RK07', 'RK01', 'ST04'] }, against] })).toBeCloseTo(2 - 0.35 * 7.5, 9)
    expect(scoreOf({ players: [{ hand: ['RK07', 'RK01'] }, against] })).toBeCloseTo(2 - 0.35 * 8, 9)
    expect(scoreOf({ players: [{ hand: ['RK07', 'ST05'] }, against] })).toBe(2)
  })

  test('an Overload is dearer with two ships', () => {
    const hand = ['RK08']
    const shielded = { fleet: ['suit SH04'] }
    expect(scoreOf({ players: [{ hand, fleet: ['suit', 'suit'] }, shielded] })).toBeCloseTo(2.2 + 1.76 - 3.6, 9)
    expect(scoreOf({ players: [{ hand }, shielded] })).toBeCloseTo(2.2 + 1.76 - 2.4, 9)
  })

  test('SG-R25 a jammer takes a turn, but not twice', () => {
    const jammer = { id: 'jammer', name: 'Jammer', kind: 'rocket', cost: 2, copies: 4, effectId: 'skip_next_turn' }
    const options = { ...ENGINE, cardSet: JSON.stringify([jammer]) }
    const against = (skipsNext: boolean) => scoreOf({ options, players: [{ hand: ['Jammer'] }, { skipsNext }] })
    expect([against(false), against(true)]).toEqual([4, 0])
  })

  test('the fallen are no targets', () => {
    expect(scoreOf({ players: [{ hand: ['RK05'] }, { fleet: [] }, { fleet: ['suit'] }] })).toBeCloseTo(3.2, 9)
  })
})

describe('section 11.2: shield scores', () => {
  test.each<[CardId, number]>([
    ['SH01', 5],
    ['SH02', 5.8],
    ['SH04', 7.2],
    ['SH07', 7.2],
    ['SH05', 8],
  ])('%s', (card, score) => {
    const own = (...fleet: Sketch[]) => scoreOf({ players: [{ hand: [card], fleet }, {}] })
    expect(own('suit', 'bare', 'suit', 'bare')).toBeCloseTo(score + 2.1, 9)
    expect(own('suit SH01', 'bare', 'suit SH01')).toBeCloseTo(score + 0.7 + 1.8, 9)
    expect(own('suit SH01')).toBe(-2)
  })
})

describe('section 11.2: special scores', () => {
  const own = (hand: CardId[], more: Omit<Given['players'][number], 'hand'> = {}, market: CardId[] = []) =>
    scoreOf({ players: [{ hand, ...more }, {}], market })

  test('Warp Drive by rockets in hand and funds up to 5', () => {
    expect(own(['SP06', 'RK01', 'ST03', 'ST01'], { bank: pods(2) })).toBeCloseTo(8.5 + 3.6 + 1.2, 9)
    expect(own(['SP06'], { bank: pods(9) })).toBeCloseTo(10.5, 9)
  })

  test('Shuttle by ships missing to six', () => {
    expect(own(['SP05'])).toBeCloseTo(9.5, 9)
    expect(own(['SP05'], { fleet: Array<Sketch>(7).fill('suit') })).toBe(5)
  })

  test('Last Stand by ships, and never twice', () => {
    const ships = (count: number) => ({ fleet: Array<Sketch>(count).fill('suit') })
    expect([2, 3, 4].map((count) => own(['SP04'], ships(count)))).toEqual([9, 6.5, 3.5])
    expect(own(['SP04'], { lastStand: true })).toBe(-1)
  })

  test('Salvage by the best card in the discard pile', () => {
    expect(own(['SP02'])).toBe(-1)
    expect(own(['SP02'], { discard: ['ST01', 'RK09'] })).toBeCloseTo(4.5 + 7.35, 9)
  })

  test('Recon by currency and debris in hand', () => {
    expect(own(['SP01', 'ST01', 'ST05', 'RK01'])).toBeCloseTo(6.8, 9)
  })

  test('Arms Dealer by a card of 4 and more in the market', () => {
    expect(own(['SP03'], {}, ['RK01'])).toBe(3.5)
    expect(own(['SP03'], {}, ['RK01', 'SH05'])).toBe(4.5)
  })

  test('Deck Purge by the worst card of hand and discard pile', () => {
    expect(own(['SP07'])).toBe(4)
    expect(own(['SP07', 'ST01'])).toBeCloseTo(5.6, 9)
    expect(own(['SP07', 'RK01'], { discard: ['ST05'] })).toBeCloseTo(10.4, 9)
  })

  test('Deep Clean by the worst card of the discard pile', () => {
    expect(own(['SP08', 'ST05'])).toBe(1)
    expect(own(['SP08', 'ST05'], { discard: ['RK01'] })).toBe(5)
    expect(own(['SP08', 'ST05'], { discard: ['ST01'] })).toBeCloseTo(6.6, 9)
  })
})

describe('section 11.2: buy scores', () => {
  const scored = (card: CardId, me: Given['players'][number]) =>
    buyScore(glance({ players: [me, {}], market: [card] }), cardOf(BOX, card))
  const six = { fleet: Array<Sketch>(6).fill('suit') }

  test('a first rocket, paid by the bank', () => {
    expect(scored('RK01', { ...six, bank: pods(3) })).toBeCloseTo(8 + 0.9 + 1.2 + 0.4, 9)
  })

  test('a further rocket for all funds, partly from the hand', () => {
    expect(scored('RK01', { ...six, hand: ['ST03', 'ST01'], bank: pods(1) })).toBeCloseTo(8 + 0.9 + 0.3, 9)
  })

  test('an assignable shield by free ships', () => {
    expect(scored('SH04', { ...six, bank: pods(5) })).toBeCloseTo(8.2 + 1.35 + 2.4 + 0.4, 9)
    expect(scored('SH04', { fleet: ['suit SH01'], bank: pods(5) })).toBeCloseTo(8.2 + 1.35 - 3 + 0.8 + 0.4, 9)
  })

  test('a reactive card needs no free ship', () => {
    expect(scored('SH03', { fleet: ['suit SH01'], bank: pods(5) })).toBeCloseTo(7 + 0.9 + 0.8 + 0.4, 9)
  })

  test('a special by its own score', () => {
    expect(scored('SP04', { ...six, bank: pods(5) })).toBeCloseTo(7.5 + 1.35 + 0.8 * 3.5 + 0.4, 9)
    expect(scored('SP04', { ...six, bank: pods(5), lastStand: true })).toBeCloseTo(7.5 + 1.35 - 0.8 + 0.4, 9)
  })
})
