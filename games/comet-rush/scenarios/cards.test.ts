import { describe, expect, test } from 'vitest'
import { CARD_NAMES, type Card, factsOf } from '../rules/cards.ts'
import { building, given, kinds, ready } from './table.ts'

const play = (card: Card, more: object = {}) => ({ kind: 'play', card, ...more })

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
    'CR-6.3 %s is never aimed at an own rocket',
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

describe('engineering', () => {
  test('CR-6.6 CR-R18 Mass Production brings all own rockets under construction a turn nearer, once', () => {
    const table = given({
      players: {
        Ada: { hand: ['mass-production'], rockets: [building(1, 2), building(2, 1), ready(3)] },
        Ben: { rockets: [building(4, 2)] },
      },
    })
    table.play('Ada', 'mass-production')
    expect(table.player('Ada').rockets.map(({ remaining }) => remaining)).toEqual([1, 0, 0])
    expect(table.player('Ben').rockets[0]?.remaining).toBe(2)
  })

  test('CR-R18 Mass Production is no lasting discount: a rocket built after it takes its full time', () => {
    const table = given({ players: { Ada: { hand: ['mass-production'] } } })
    table.play('Ada', 'mass-production')
    table.build('Ada', 1, 1, 1)
    expect(table.player('Ada').rockets[0]?.remaining).toBe(2)
  })

  test('CR-6.6 a rocket that Mass Production finishes may be launched in the same turn', () => {
    const table = given({ players: { Ada: { hand: ['mass-production'], rockets: [building(1, 1)] } } })
    expect(table.play('Ada', 'mass-production')).toContainEqual({ kind: 'rocketReadied', seat: 0, rocket: 1 })
    table.launch('Ada', 1, 6)
  })

  test('CR-6.6 edge case 4: Streamlined Assembly on a rocket with 1 turn left makes it ready and launchable now', () => {
    const table = given({
      players: { Ada: { hand: ['streamlined-assembly'], rockets: [building(1, 1), building(2, 2)] } },
    })
    table.play('Ada', 'streamlined-assembly', { rocket: 1 })
    expect(table.player('Ada').rockets.map(({ remaining }) => remaining)).toEqual([0, 2])
    table.launch('Ada', 1, 6)
  })

  test('CR-6.6 Streamlined Assembly needs a rocket that is building now', () => {
    const table = given({ players: { Ada: { hand: ['streamlined-assembly'], rockets: [ready(1), building(2, 1)] } } })
    table.refused('Ada', play('streamlined-assembly', { rocket: 1 }), { rule: 'CR-6.6' })
  })

  test('CR-4.4 Flight Adjustment gives a reroll token', () => {
    const table = given({ players: { Ada: { hand: ['flight-adjustment'] } } })
    expect(table.play('Ada', 'flight-adjustment')).toContainEqual({ kind: 'tokenGained', seat: 0, tokens: 1 })
  })

  test('CR-3.2 Warhead Upgrade raises the power cap by 1, at most to 8', () => {
    const table = given({ players: { Ada: { powerCap: 7, hand: ['warhead-upgrade', 'warhead-upgrade'] } } })
    table.play('Ada', 'warhead-upgrade')
    expect(table.player('Ada').powerCap).toBe(8)
    table.play('Ada', 'warhead-upgrade')
    expect(table.player('Ada').powerCap).toBe(8)
  })

  test('CR-3.2 Guidance System Upgrade raises the accuracy cap by 1, at most to 5', () => {
    const table = given({
      players: { Ada: { accuracyCap: 4, hand: ['guidance-system-upgrade', 'guidance-system-upgrade'] } },
    })
    table.play('Ada', 'guidance-system-upgrade')
    expect(table.player('Ada').accuracyCap).toBe(5)
    table.play('Ada', 'guidance-system-upgrade')
    expect(table.player('Ada').accuracyCap).toBe(5)
  })

  test('CR-6.9 Comet Analysis shows the top movement card, which stays where it is', () => {
    const table = given({ turn: 'Ben', players: { Ben: { hand: ['comet-analysis'] } } })
    table.play('Ben', 'comet-analysis', { choice: 'movement' }, ['movement-3'])
    expect(table.view('Ben').movement.next).toBe('movement-3')
    expect(table.endTurn('Ben')).toContainEqual({ kind: 'cometMoved', card: 'movement-3', distance: 15 })
  })

  test('CR-6.9 Comet Analysis on strength shows the active segment while it is face down', () => {
    const table = given({ players: { Ada: { hand: ['comet-analysis'], rockets: [ready(1)] } } })
    table.play('Ada', 'comet-analysis', { choice: 'strength' }, ['segment-6'])
    table.launch('Ada', 1, 1)
    expect(table.state.segment).toEqual({ strength: 6, health: 3 })
  })

  test('CR-6.9 CR-R19 Comet Analysis on strength shows the segment behind an open one', () => {
    const table = given({
      segment: { strength: 4, health: 1 },
      players: { Ada: { hand: ['comet-analysis'], rockets: [ready(1), ready(2, { power: 1 })] } },
    })
    table.play('Ada', 'comet-analysis', { choice: 'strength' }, ['segment-9'])
    expect(table.view('Ada').segments.next).toBe('segment-9')
    table.launch('Ada', 1, 1)
    expect(table.view('Ada').segments.next).toBe('segment-9')
    table.launch('Ada', 2, 1)
    expect(table.state.segment).toEqual({ strength: 9, health: 8 })
  })

  test('CR-R19 the peeker keeps seeing the card as long as it stays, and no longer', () => {
    const table = given({ players: { Ada: { hand: ['comet-analysis'] } } })
    table.play('Ada', 'comet-analysis', { choice: 'movement' }, ['movement-1'])
    table.endTurn('Ada')
    expect(table.view('Ada').movement.next).toBe('movement-1')
    table.draw('Ben', 'economic', 'program-prestige')
    table.endTurn('Ben')
    expect(table.view('Ada').movement.next).toBeUndefined()
    expect(table.view('Ada').moves).toEqual(['movement-1'])
  })

  test('CR-6.9 a second look at the same card shows the same card', () => {
    const table = given({
      nextMove: { card: 'movement-2', seenBy: ['Ben'] },
      players: { Ada: { hand: ['comet-analysis'] } },
    })
    table.play('Ada', 'comet-analysis', { choice: 'movement' })
    expect(table.view('Ada').movement).toMatchObject({ next: 'movement-2', seenBy: [1, 0] })
  })

  test('CR-6.9 a deck without face-down cards cannot be chosen', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: { Ada: { hand: ['comet-analysis'] }, Ben: { trophies: [4, 5, 6, 7, 8] } },
    })
    table.refused('Ada', play('comet-analysis', { choice: 'strength' }), { rule: 'CR-6.9' })
  })

  test('CR-6.15 calibrations add up and last until the next launch, across turns', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: { Ada: { hand: new Array(3).fill('rocket-calibration'), rockets: [ready(1, { power: 2 }), ready(2)] } },
    })
    table.play('Ada', 'rocket-calibration', { choice: 'power' })
    table.play('Ada', 'rocket-calibration', { choice: 'power' })
    table.play('Ada', 'rocket-calibration', { choice: 'accuracy' })
    expect(table.player('Ada')).toMatchObject({ powerCalibration: 2, accuracyCalibration: 1 })
    table.endTurn('Ada')
    table.draw('Ben', 'economic', 'program-prestige')
    table.endTurn('Ben', 'movement-1')
    table.draw('Ada', 'economic', 'program-prestige')
    table.launch('Ada', 1, 4)
    expect(table.state.segment?.health).toBe(5)
    expect(table.launch('Ada', 2, 4)).toContainEqual({ kind: 'rocketSpent', seat: 0, rocket: 2, hit: false })
  })

  test('CR-6.15 own caps do not limit a calibration', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: { Ada: { powerCap: 3, hand: ['rocket-calibration'], rockets: [ready(1, { power: 3 })] } },
    })
    table.play('Ada', 'rocket-calibration', { choice: 'power' })
    table.launch('Ada', 1, 1)
    expect(table.state.segment?.health).toBe(5)
  })
})

describe('espionage', () => {
  test('CR-6.7 Regulatory Review adds a turn to a building rocket, without upper limit', () => {
    const table = given({
      players: { Ada: { hand: new Array(3).fill('regulatory-review') }, Ben: { rockets: [building(1, 2)] } },
    })
    for (let time = 0; time < 3; time++) table.play('Ada', 'regulatory-review', { rocket: 1 })
    expect(table.player('Ben').rockets[0]?.remaining).toBe(5)
  })

  test('CR-6.7 a ready rocket is no legal target', () => {
    const table = given({
      players: { Ada: { hand: ['regulatory-review'] }, Ben: { rockets: [ready(1), building(2, 1)] } },
    })
    table.refused('Ada', play('regulatory-review', { rocket: 1 }), { rule: 'CR-6.7' })
    expect(table.legal('Ada').filter(({ kind }) => kind === 'play')).toEqual([play('regulatory-review', { rocket: 2 })])
  })

  test('CR-6.16 regulatoryReviewOnReady: a ready rocket goes back to building with 1 turn', () => {
    const table = given({
      options: { regulatoryReviewOnReady: true },
      players: { Ada: { hand: ['regulatory-review'] }, Ben: { rockets: [ready(1)] } },
    })
    expect(table.play('Ada', 'regulatory-review', { rocket: 1 })).toContainEqual({
      kind: 'rocketDelayed',
      seat: 1,
      rocket: 1,
      remaining: 1,
    })
    table.endTurn('Ada')
    expect(table.player('Ben').rockets[0]?.remaining).toBe(0)
  })

  test.each([
    ['building', building(1, 2)],
    ['ready', ready(1)],
  ])('CR-6.8 Covert Rocket Strike removes a %s rocket without refund, and its slot is free', (_state, rocket) => {
    const table = given({
      players: { Ada: { hand: ['covert-rocket-strike'] }, Ben: { cubes: 30, rockets: [rocket, ready(2), ready(3)] } },
    })
    table.play('Ada', 'covert-rocket-strike', { rocket: 1 })
    expect(table.player('Ben')).toMatchObject({ cubes: 30, rockets: [{ id: 2 }, { id: 3 }] })
    table.endTurn('Ada')
    table.draw('Ben', 'economic', 'program-prestige')
    table.build('Ben', 1, 1, 1)
  })

  test('CR-6.8 a launching rocket cannot be struck: nobody can play a card while its question is open', () => {
    const table = given({
      players: { Ada: { tokens: 1, rockets: [ready(1)] }, Ben: { hand: ['covert-rocket-strike'] } },
    })
    table.launch('Ada', 1, 6)
    table.refused('Ben', play('covert-rocket-strike', { rocket: 1 }), { rule: 'CR-2.1' })
  })

  test('CR-2.3 Embargo takes the next income of its target', () => {
    const table = given({ players: { Ada: { hand: ['embargo'] }, Ben: { cubes: 4 } } })
    expect(table.play('Ada', 'embargo', { on: 'Ben' })).toContainEqual({
      kind: 'statusLaid',
      seat: 1,
      status: 'embargoed',
    })
    table.endTurn('Ada')
    expect(table.cubes('Ben')).toBe(4)
  })

  test('CR-6.11 Espionage Agent takes a card at random; it may be played in the same turn', () => {
    const table = given({
      players: {
        Ada: { hand: ['espionage-agent'] },
        Ben: { hand: ['embargo', 'emergency-funding', 'comet-analysis'] },
      },
    })
    expect(table.play('Ada', 'espionage-agent', { on: 'Ben' }, [1])).toContainEqual({
      kind: 'cardTaken',
      seat: 0,
      from: 1,
      card: 'emergency-funding',
    })
    expect(table.hand('Ben')).toEqual(['embargo', 'comet-analysis'])
    table.play('Ada', 'emergency-funding')
  })

  test.each([
    [0, 'embargo'],
    [1, 'emergency-funding'],
    [2, 'comet-analysis'],
  ])('CR-6.11 each card of the hand has the same chance: place %i of 3 is %s', (place, card) => {
    const table = given({
      players: {
        Ada: { hand: ['espionage-agent'] },
        Ben: { hand: ['embargo', 'emergency-funding', 'comet-analysis'] },
      },
    })
    table.play('Ada', 'espionage-agent', { on: 'Ben' }, [place])
    expect(table.hand('Ada')).toEqual([card])
  })

  test('CR-6.11 CR-R16 edge case 18: on an empty hand it is discarded without effect and still pays the bonus', () => {
    const table = given({ players: { Ada: { cubes: 0, prestigeBonus: 1, hand: ['espionage-agent'] } } })
    expect(kinds(table.play('Ada', 'espionage-agent', { on: 'Ben' }))).toEqual([
      'cardPlayed',
      'prestigePaid',
      'nothingTaken',
    ])
    expect(table.player('Ada')).toMatchObject({ cubes: 1, hand: [] })
    expect(table.discard('espionage')).toEqual(['espionage-agent'])
  })

  test('CR-6.12 Resource Seizure takes 3 cubes', () => {
    const table = given({ players: { Ada: { cubes: 0, hand: ['resource-seizure'] }, Ben: { cubes: 10 } } })
    table.play('Ada', 'resource-seizure', { on: 'Ben' })
    expect([table.cubes('Ada'), table.cubes('Ben')]).toEqual([3, 7])
  })

  test('CR-6.12 CR-R16 edge case 18: from a target with 2 cubes it takes 2, from one with none nothing', () => {
    const table = given({
      players: { Ada: { cubes: 0, hand: ['resource-seizure', 'resource-seizure'] }, Ben: { cubes: 2 } },
    })
    table.play('Ada', 'resource-seizure', { on: 'Ben' })
    expect([table.cubes('Ada'), table.cubes('Ben')]).toEqual([2, 0])
    table.play('Ada', 'resource-seizure', { on: 'Ben' })
    expect([table.cubes('Ada'), table.cubes('Ben')]).toEqual([2, 0])
  })

  test('CR-4.6 Sabotage Construction makes the next launch of its target hit twice', () => {
    const table = given({ players: { Ada: { hand: ['sabotage-construction'] }, Ben: { rockets: [ready(1)] } } })
    table.play('Ada', 'sabotage-construction', { on: 'Ben' })
    table.endTurn('Ada')
    table.draw('Ben', 'economic', 'program-prestige')
    expect(table.launch('Ben', 1, 2, 5)).toContainEqual({ kind: 'rocketSpent', seat: 1, rocket: 1, hit: false })
  })
})

describe('economic', () => {
  test('CR-6.4 International Grant gives 5 cubes to the player and 2 to every other', () => {
    const table = given({ seats: ['Ada', 'Ben', 'Cyd'], players: { Ada: { hand: ['international-grant'] } } })
    table.play('Ada', 'international-grant')
    expect(['Ada', 'Ben', 'Cyd'].map(table.cubes)).toEqual([25, 22, 22])
  })

  test('CR-6.10 CR-R20 Emergency Funding pays base income and bonus although the income was embargoed', () => {
    const table = given({
      players: { Ben: { cubes: 0, incomeBonus: 2, embargoed: true, hand: ['emergency-funding'] } },
    })
    table.endTurn('Ada')
    expect(table.cubes('Ben')).toBe(0)
    table.draw('Ben', 'economic', 'program-prestige')
    table.play('Ben', 'emergency-funding')
    expect(table.cubes('Ben')).toBe(7)
  })

  test('CR-6.10 CR-R20 Emergency Funding leaves an embargo for the next income', () => {
    const table = given({ players: { Ada: { cubes: 0, embargoed: true, hand: ['emergency-funding'] } } })
    table.play('Ada', 'emergency-funding')
    expect(table.player('Ada')).toMatchObject({ cubes: 5, embargoed: true })
  })

  test.each([
    [18, 4],
    [13, 4],
    [12, 8],
    [7, 8],
    [6, 12],
    [1, 12],
  ])('CR-6.13 edge case 17: Funding Pressure at distance %i gives %i', (distance, cubes) => {
    const table = given({ distance, players: { Ada: { cubes: 0, hand: ['funding-pressure'] } } })
    table.play('Ada', 'funding-pressure')
    expect(table.cubes('Ada')).toBe(cubes)
  })

  test('CR-6.14 Public Donation Drive pays 2 cubes for each own rocket, building or ready', () => {
    const table = given({
      players: {
        Ada: { cubes: 0, hand: ['public-donation-drive'], rockets: [building(1, 2), ready(2), ready(3)] },
        Ben: { rockets: [ready(4)] },
      },
    })
    table.launch('Ada', 3, 6)
    table.play('Ada', 'public-donation-drive')
    expect(table.cubes('Ada')).toBe(4)
  })

  test('CR-2.2 Increase Income raises the income bonus by 1, at most to 3', () => {
    const table = given({ players: { Ada: { incomeBonus: 2, hand: ['increase-income', 'increase-income'] } } })
    table.play('Ada', 'increase-income')
    expect(table.player('Ada').incomeBonus).toBe(3)
    table.play('Ada', 'increase-income')
    expect(table.player('Ada').incomeBonus).toBe(3)
  })

  test('CR-4.10 Rocket Salvage raises the salvage bonus by 1, at most to 3', () => {
    const table = given({ players: { Ada: { salvageBonus: 2, hand: ['rocket-salvage', 'rocket-salvage'] } } })
    table.play('Ada', 'rocket-salvage')
    expect(table.player('Ada').salvageBonus).toBe(3)
    table.play('Ada', 'rocket-salvage')
    expect(table.player('Ada').salvageBonus).toBe(3)
  })

  test('CR-6.5 Program Prestige raises the card-play bonus by 1, at most to 3', () => {
    const table = given({
      players: { Ada: { cubes: 0, prestigeBonus: 2, hand: ['program-prestige', 'program-prestige'] } },
    })
    table.play('Ada', 'program-prestige')
    expect(table.player('Ada')).toMatchObject({ prestigeBonus: 3, cubes: 2 })
    table.play('Ada', 'program-prestige')
    expect(table.player('Ada')).toMatchObject({ prestigeBonus: 3, cubes: 5 })
  })
})
