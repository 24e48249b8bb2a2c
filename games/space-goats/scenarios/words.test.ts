import { type AnyGame, readText } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { spaceGoats } from '../rules/index.ts'
import { DUEL, given, type Table } from './table.ts'

/** As the kernel knows it: a test may hand over anything. */
const words: AnyGame['words'] = spaceGoats.words

/** The story of the last step as one viewer reads it. */
const read = (table: Table, viewer: string): readonly string[] =>
  table
    .told(viewer)
    .flatMap((event) => words.event(event) ?? [])
    .map((sentence) => readText(sentence, { name: (seat) => table.names[seat] ?? '', reader: null }))

describe('the log reads like a story', () => {
  test('SG-2.2 a hidden card is “a card” to others and has a name for its owner', () => {
    const hand = ['Hull Plating', 'Phase Shield', 'Decoy Drone']
    const table = given({ turn: 'Cyd', players: { Ada: { hand, draw: ['Weak Rocket'] } } })
    table.pass('Cyd', 'Weak Rocket')
    expect(read(table, 'Ada')).toEqual(['Cyd passes.', 'Round 2.', 'Ada’s turn.', 'Ada draws Weak Rocket.'])
    expect(read(table, 'Ben')).toEqual(['Cyd passes.', 'Round 2.', 'Ada’s turn.', 'Ada draws a card.'])
  })

  test('SG-4.16 SG-4.3 a salvo, hit by hit, with ships by name', () => {
    const table = given({
      players: {
        Ada: { hand: ['Salvo Rocket'], bank: ['Fuel Pod'] },
        Ben: { hand: ['Emergency Shield'], fleet: ['suited', 'bare + Hull Plating'] },
      },
    })
    table.fire('Ada', 'Salvo Rocket', 'Ben')
    expect(read(table, 'Cyd')).toEqual(['Ada fires Salvo Rocket at Ben.', 'Hit 1 of 2: a hit on Ben.'])
    table.block('Ben', 'Emergency Shield')
    expect(read(table, 'Cyd')).toEqual(['Ben blocks with Emergency Shield.'])
    table.secondHit('Ada', 'Ben')
    table.take('Ben', 1)
    expect(read(table, 'Cyd')).toEqual([
      'Hull Plating on Ben’s Kid Comet breaks.',
      'The salvo costs Ada a bank card: Fuel Pod.',
      'Ben’s turn.',
    ])
  })
})

/** The position as one viewer reads it, seats with a comma between their cells. */
function lines(table: Table, viewer: string): readonly string[] {
  const onlooker = viewer === 'spectator' ? viewer : table.seat(viewer)
  const view = spaceGoats.view(table.state, onlooker)
  return (words.position?.(view, onlooker, (seat) => table.names[seat] ?? '') ?? []).flatMap((passage) => {
    if (passage.kind === 'facts') return [passage.texts.join(' · ')]
    if (passage.kind === 'line') return [passage.text]
    const heading = passage.columns.map(({ heading }) => heading).join(', ')
    return [heading, ...table.names.map((_, seat) => passage.columns.map(({ cells }) => cells[seat]).join(', '))]
  })
}

describe('the position in words', () => {
  const table = given({
    players: {
      Ada: {
        hand: ['Seeking Rocket', 'Seeking Rocket'],
        discard: ['Fuel Pod'],
        fleet: ['suited', 'bare + Hull Plating'],
      },
      Ben: { hand: ['Emergency Shield'], bank: ['Fuel Pod'], fleet: ['suited', 'suited', 'bare'] },
      Cyd: { fleet: ['bare'], lastStand: true, skipsNext: true },
    },
    market: ['Deck Purge', null, 'Hull Plating', 'Piercing Rocket'],
  })

  test('SG-2.6 tells what is needed for a choice, your hand included', () => {
    expect(lines(table, 'Ada')).toEqual([
      'Round 1, no ship lost yet · 37 cards in the pile · 24 in the trash',
      'Market: 1 Deck Purge (2), 2 empty, 3 Hull Plating (2) and 4 Piercing Rocket (3)',
      'Your fleet: Bleatnik (suit), Hircus Maximus (Hull Plating 1, bare)',
      'Your bank: empty. Your discard pile: Fuel Pod.',
      'Your hand: 2 × Seeking Rocket',
      'ships, hand, bank, draw, discard, fleet',
      '2, 2, 0, 0, 1, suit, bare+1',
      '3, 1, 1, 0, 0, 2 suit, bare',
      '1, 0, 0, 0, 0, bare, last stand, skips the next turn',
      expect.stringMatching(/^Seeking Rocket: /),
      expect.stringMatching(/^Deck Purge: /),
      expect.stringMatching(/^Hull Plating: /),
      expect.stringMatching(/^Piercing Rocket: /),
    ])
  })

  test('SG-2.2 names no card in another hand', () => {
    for (const viewer of ['Ben', 'Cyd', 'spectator'])
      expect(lines(table, viewer).join('\n')).not.toContain('Seeking Rocket')
  })

  test('SG-7.3, 7.4 warns of wreckage in a duel', () => {
    expect(lines(given({ seats: DUEL }), 'Ada')[0]).toContain('wreckage comes if it stays so')
    expect(lines(given(), 'Ada')[0]).not.toContain('wreckage')
    for (const wreckageFromRound of [0, 2])
      expect(lines(given({ seats: DUEL, options: { wreckageFromRound } }), 'Ada')[0]).not.toContain('wreckage')
  })

  test('SG-3.1 a purchase is named where the market is seen', () => {
    const third: Action = { kind: 'buy', slot: 2 }
    const say = (view?: object) => words.action(third, () => '', view)
    expect(say(spaceGoats.view(table.state, 'spectator'))).toBe('Buy Hull Plating for 2')
    expect(say()).toBe('Buy the card in slot 3')
  })
})

test('SG-4.7 SG-4.9 taking a hit on a ship says what would be lost', () => {
  const table = given({
    players: { Ada: { hand: ['Standard Rocket'] }, Ben: { fleet: ['suited', 'bare', 'suited + Hull Plating'] } },
  })
  table.fire('Ada', 'Standard Rocket', 'Ben')
  const { view, legal } = table.look('Ben')
  const told = legal.map((action) => spaceGoats.words.action(action, () => 'Ada', view))
  expect(told.map((text) => text.replace(/^.*?: /, ''))).toEqual(
    expect.arrayContaining(['its suit is lost', 'the ship is lost', 'Hull Plating is lost']),
  )
})

test('SG-7.8 a battle of the day is scored in points, a draw as half a one', () => {
  const told = [0, 1, 2].map((halves) => spaceGoats.daily?.scored?.(halves))
  expect(told).toEqual(['0 points', '½ point', '1 point'])
})
