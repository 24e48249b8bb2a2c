import { describe, expect, test } from 'vitest'
import { CARD_NAMES, type Card, factsOf } from '../rules/cards.ts'
import { building, given, kinds, play } from './table.ts'

describe('playing a card', () => {
  test('CR-6.1 CR-R15 only the active player plays cards, in the main step', () => {
    const table = given({ players: { Ada: { hand: ['increase-income'] }, Ben: { hand: ['increase-income'] } } })
    table.refused('Ben', play('increase-income'), { rule: 'CR-2.1' })
    table.play('Ada', 'increase-income')
    given({ step: 'draw', players: { Ada: { hand: ['increase-income'] } } }).refused('Ada', play('increase-income'), {
      rule: 'CR-2.13',
    })
  })

  test('CR-R13 cards are free: every card can be played with 0 cubes', () => {
    for (const card of CARD_NAMES) {
      const { needs } = factsOf(card)
      const table = given({
        players: { Ada: { cubes: 0, hand: [card], rockets: [building(1, 2)] }, Ben: { rockets: [building(2, 2)] } },
      })
      const ways = table.legal('Ada').filter((action) => action.kind === 'play' && action.card === card)
      expect(ways.length, card).toBe(needs.kind === 'choice' ? 2 : 1)
    }
  })

  test.each<[Card, string]>([
    ['streamlined-assembly', 'own rocket under construction'],
    ['covert-rocket-strike', 'rocket of another player'],
    ['regulatory-review', 'rocket of another player under construction'],
  ])('CR-6.2 CR-R16 %s cannot be played without a target (%s)', (card) => {
    given({ players: { Ada: { hand: [card] } } }).refused('Ada', play(card), { rule: 'CR-6.2' })
  })

  test.each<[Card, object]>([
    ['mass-production', {}],
    ['warhead-upgrade', { powerCap: 8 }],
    ['guidance-system-upgrade', { accuracyCap: 5 }],
    ['increase-income', { incomeBonus: 3 }],
    ['rocket-salvage', { salvageBonus: 3 }],
    ['program-prestige', { prestigeBonus: 3 }],
    ['public-donation-drive', {}],
  ])('CR-6.2 CR-R16 %s may be played although it changes nothing, and pays the card-play bonus', (card, more) => {
    const table = given({ players: { Ada: { cubes: 0, prestigeBonus: 2, hand: [card], ...more } } })
    const before = structuredClone(table.player('Ada'))
    table.play('Ada', card)
    expect(table.player('Ada')).toEqual({ ...before, hand: [], cubes: before.prestigeBonus })
  })

  test.each<Card>(['embargo', 'espionage-agent', 'diplomatic-pressure', 'resource-seizure', 'sabotage-construction'])(
    'CR-6.3 %s is never played on oneself',
    (card) => {
      given({ players: { Ada: { hand: [card] } } }).refused('Ada', play(card, { target: 0 }), { rule: 'CR-6.3' })
    },
  )

  test.each<Card>(['covert-rocket-strike', 'regulatory-review'])(
    'CR-6.3 %s is never aimed at a rocket of one’s own',
    (card) => {
      const table = given({
        players: { Ada: { hand: [card], rockets: [building(1, 2)] }, Ben: { rockets: [building(2, 2)] } },
      })
      table.refused('Ada', play(card, { rocket: 1 }), { rule: 'CR-6.3' })
    },
  )

  test('CR-6.4 the card leaves the hand, pays the bonus, takes effect and goes to the discard pile of its deck', () => {
    const table = given({ players: { Ada: { cubes: 0, prestigeBonus: 2, hand: ['emergency-funding', 'embargo'] } } })
    const events = table.play('Ada', 'emergency-funding')
    expect(events).toEqual([
      { kind: 'cardPlayed', seat: 0, card: 'emergency-funding' },
      { kind: 'prestigePaid', seat: 0, cubes: 2 },
      { kind: 'cubesGained', seat: 0, cubes: 5 },
    ])
    expect(table.hand('Ada')).toEqual(['embargo'])
    expect([table.discard('economic'), table.discard('espionage')]).toEqual([['emergency-funding'], []])
  })

  test('CR-6.4 the bonus is paid before the effect: Resource Seizure takes from the target only', () => {
    const table = given({
      players: { Ada: { cubes: 0, prestigeBonus: 1, hand: ['resource-seizure'] }, Ben: { cubes: 9 } },
    })
    expect(kinds(table.play('Ada', 'resource-seizure', { on: 'Ben' }))).toEqual([
      'cardPlayed',
      'prestigePaid',
      'cubesTaken',
    ])
    expect([table.cubes('Ada'), table.cubes('Ben')]).toEqual([4, 6])
  })

  test('CR-6.5 edge case 13: Program Prestige twice, then Comet Analysis: 0, 1 and 2 cubes', () => {
    const table = given({
      players: { Ada: { cubes: 0, hand: ['program-prestige', 'program-prestige', 'comet-analysis'] } },
    })
    table.play('Ada', 'program-prestige')
    expect(table.cubes('Ada')).toBe(0)
    table.play('Ada', 'program-prestige')
    expect(table.cubes('Ada')).toBe(1)
    table.play('Ada', 'comet-analysis', { choice: 'movement' }, ['movement-1'])
    expect(table.cubes('Ada')).toBe(3)
  })
})
