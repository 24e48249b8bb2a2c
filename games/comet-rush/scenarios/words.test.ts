import { type AnyGame, readText } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { cometRush } from '../rules/index.ts'
import { building, given, newGame, ready, type Table } from './table.ts'

/** As the kernel knows it: a test may hand over anything. */
const words: AnyGame['words'] = cometRush.words

const viewerOf = (table: Table, viewer: string) =>
  viewer === 'spectator' || viewer === 'everything' ? viewer : table.seat(viewer)

/** The position as one viewer reads it without its details, seats with a comma between their cells. */
function lines(table: Table, viewer: string): readonly string[] {
  const view = cometRush.view(table.state, viewerOf(table, viewer))
  const passages = words.position?.(view, viewerOf(table, viewer), (seat) => table.names[seat] ?? '') ?? []
  return passages.flatMap((passage) => {
    if (passage.kind === 'facts') return [passage.texts.join(' · ')]
    if (passage.kind === 'line') return passage.isDetail === true ? [] : [passage.text]
    const heading = passage.columns.map(({ heading }) => heading).join(', ')
    return [heading, ...table.names.map((_, seat) => passage.columns.map(({ cells }) => cells[seat]).join(', '))]
  })
}

describe('the position in words', () => {
  const table = given({
    round: 4,
    distance: 9,
    segment: { strength: 6, health: 2 },
    nextSegment: { strength: 8, seenBy: ['Ada'] },
    nextMove: { card: 'movement-3', seenBy: ['Ben'] },
    players: {
      Ada: {
        cubes: 7,
        hand: ['embargo', 'rocket-salvage', 'embargo'],
        rockets: [ready(3, { power: 4, accuracy: 3 }), building(5, 2)],
        powerCap: 4,
        tokens: 1,
        incomeBonus: 2,
        sabotaged: true,
      },
      Ben: { hand: ['comet-analysis'], trophies: [4] },
    },
    decks: { economic: { discard: ['funding-pressure'] } },
  })

  test('CR-5.4, CR-2.11 tells how the comet stands, your hand, and the seats side by side', () => {
    expect(lines(table, 'Ada')).toEqual([
      'Round 4 · Ada’s turn · the comet is at distance 9 of 18 · late game: two cards a turn',
      'Comet: segment of strength 6 with 2 left; face down 5, 7, 8 and 9, and the next is 8',
      'Its moves to come: 4 × 1, 4 × 2 and 4 × 3',
      'Your hand: 2 × Embargo and Rocket Salvage',
      'points, cubes, hand, caps, rockets',
      '0, 7, 3, 4/3, #3 4/3 ready, #5 3/3 in 2',
      '4, 20, 1, 3/3, none',
      'Ada: 1 reroll token, income 7, sabotaged',
      'Ben: segments 4',
      'Decks: engineering 43, espionage 42, economic 42 (1 discarded)',
    ])
  })

  test('names nothing that the viewer does not see', () => {
    const ben = lines(table, 'Ben').join('\n')
    expect(ben).toContain('Its moves to come: 4 × 1, 4 × 2 and 4 × 3; the next is 3')
    for (const told of [ben, lines(table, 'spectator').join('\n')])
      expect(told).not.toMatch(/Embargo|Salvage|the next is 8/)
    expect(lines(table, 'everything')).toContain('Ada held 2 × Embargo and Rocket Salvage.')
  })

  test('CR-1.7 the draft has its own beginning', () => {
    expect(lines(newGame(), 'Ben')[0]).toBe('Draft · the comet is at distance 18 of 18 · late game from 9')
  })

  test('CR-5.6 segments that lie face up are told in their order', () => {
    const [, comet] = lines(newGame({ options: { segmentOrder: 'ascending' } }), 'spectator')
    expect(comet).toBe('Comet: segment of strength 4 with 4 left; face up behind it 5, 6, 7, 8 and 9')
  })

  test('CR-9.1 the end can be told to anybody', () => {
    const last = given({ players: { Ada: { rockets: [ready(1, { power: 8 })] } }, segment: { strength: 9, health: 1 } })
    last.state.segments.loose = {}
    last.launch('Ada', 1, 1)
    for (const viewer of ['Ada', 'Ben', 'spectator', 'everything']) {
      const told = lines(last, viewer)
      expect(told).toContain('Comet: nothing is left of it')
      expect(told).toContain('Ada: segments 9, the last hit, launched #1 8/3 hit')
    }
  })
})

describe('the log reads like a story', () => {
  /** The last step as a spectator reads it. */
  const read = (table: Table): readonly string[] =>
    table
      .told('spectator')
      .flatMap((event) => words.event(event) ?? [])
      .map((sentence) => readText(sentence, { name: (seat) => table.names[seat] ?? '', reader: null }))

  test('CR-4.6 the second roll of a sabotaged launch is told with one colon', () => {
    const Ada = { rockets: [ready(1, { power: 1, accuracy: 3 })], sabotaged: true }
    const table = given({ segment: { strength: 6, health: 6 }, players: { Ada } })
    table.launch('Ada', 1, 2, 3)
    expect(read(table)).toContain('Ada is sabotaged, rolls again and gets 3: a hit (needs 3 or less).')
  })

  test('CR-6.9 Comet Analysis says what is looked at', () => {
    const table = given({
      segment: { strength: 6, health: 6 },
      nextSegment: { strength: 8, seenBy: [] },
      players: { Ada: { hand: ['comet-analysis', 'comet-analysis'] } },
    })
    table.play('Ada', 'comet-analysis', { choice: 'movement' }, ['movement-1'])
    expect(read(table)[0]).toBe('Ada plays Comet Analysis to look at the next movement card.')
    table.play('Ada', 'comet-analysis', { choice: 'strength' })
    expect(read(table)[0]).toBe('Ada plays Comet Analysis to look at the next segment.')
  })

  test('CR-6.2 CR-R16 a card that changes nothing says so', () => {
    const table = given({ players: { Ada: { hand: ['increase-income'], incomeBonus: 3 } } })
    table.play('Ada', 'increase-income')
    expect(read(table)).toEqual(['Ada plays Increase Income.', 'Increase Income changes nothing.'])
  })

  test('CR-6.5 what prestige pays stands before whom it pays', () => {
    const table = given({ players: { Ada: { hand: ['increase-income'], prestigeBonus: 1 } } })
    table.play('Ada', 'increase-income')
    expect(read(table)).toContain('Prestige pays 1 cube to Ada.')
  })
})

describe('what a choice does', () => {
  const table = given({
    players: {
      Ada: { rockets: [ready(3, { power: 3, accuracy: 4 })], powerCalibration: 1, sabotaged: true },
      Ben: { rockets: [building(4, 2, { power: 5, accuracy: 2 })] },
    },
  })
  const view = cometRush.view(table.state, table.seat('Ada'))
  const say = (action: Action, seen?: object) => words.action(action, (seat) => table.names[seat] ?? '', seen)

  test('CR-3.3 a rocket has a price', () => {
    const build: Action = { kind: 'build', power: 3, accuracy: 2, level: 2 }
    expect(say(build, view)).toBe('Build at level 2, ready in 1 turn: power 3, accuracy 2 for 7 cubes')
    expect(say({ ...build, level: 3 }, view)).toContain('ready at once')
    expect(say(build)).toBe('Build a rocket: power 3, accuracy 2, level 2')
  })

  test('CR-4.2, CR-4.6 a launch has its power and its chance, with calibration and sabotage', () => {
    expect(say({ kind: 'launch', rocket: 3 }, view)).toBe('Launch rocket 3: power 4, hits 4 in 6, twice in a row')
    const milder = { ...view, options: { ...view.options, sabotageOnMiss: 'reroll' } }
    expect(say({ kind: 'launch', rocket: 3 }, milder)).toContain('hits 4 in 6, the second roll counts')
    expect(say({ kind: 'launch', rocket: 3 })).toBe('Launch rocket 3')
  })

  test('CR-6.3 a rocket that a card is aimed at is told with its owner', () => {
    expect(say({ kind: 'play', card: 'covert-rocket-strike', rocket: 4 }, view)).toBe(
      'Play Covert Rocket Strike on rocket 4 of Ben (power 5, accuracy 2, 2 turns to go)',
    )
  })

  test('CR-8.1 a trade is told by the deck first', () => {
    const trade: Action = { kind: 'trade', cards: ['embargo', 'rocket-salvage'], deck: 'economic' }
    expect(say(trade, view)).toBe('Trade for a card from economic: Embargo and Rocket Salvage')
    expect(say(trade)).toBe('Trade Embargo and Rocket Salvage for a card from economic')
  })
})
