import { describe, expect, test } from 'vitest'
import { cometRush } from '../rules/index.ts'
import { given, newGame, ready } from './table.ts'

test('a position is made of the pieces of the box: none is lost, none is made', () => {
  const table = given({
    segment: { strength: 6, health: 2 },
    nextSegment: { strength: 9, seenBy: ['Ben'] },
    moves: ['movement-1', 'movement-1'],
    nextMove: { card: 'movement-3', seenBy: ['Ada'] },
    decks: {
      engineering: { top: ['mass-production'], discard: ['comet-analysis'], rest: 'Ben' },
      economic: { rest: 'discarded' },
    },
    players: { Ada: { hand: ['embargo', 'comet-analysis'], trophies: [4, 5], rockets: [ready(1)] } },
  })
  expect(cometRush.pieceCounts(table.state)).toEqual(cometRush.pieceCounts(newGame().state))
})

test('what is not said is as after the set-up, in the main step of the start player', () => {
  const table = given({ options: { startSeat: 2 } })
  const fresh = newGame({ options: { startSeat: 2 } })
  expect({ ...table.state, agenda: null, turnBy: null }).toEqual({ ...fresh.state, agenda: null, turnBy: null })
  expect(table.asked).toEqual(['Ben main'])
})

describe('what cannot be is refused with a sentence', () => {
  test.each<[string, object, string]>([
    ['an unknown part', { weather: 'fine' }, 'The position has unknown parts: weather.'],
    ['an unknown part of a player', { players: { Ada: { gold: 1 } } }, '“players.Ada” has unknown parts: gold.'],
    ['an unknown player', { players: { Eve: {} } }, 'Nobody here is called Eve.'],
    ['an unknown player to move', { turn: 'Eve' }, 'Nobody here is called Eve.'],
    [
      'a fifth copy of a card',
      { players: { Ada: { hand: new Array(5).fill('embargo') } } },
      'There is no embargo left in the espionage deck.',
    ],
    [
      'a card of another deck on top',
      { decks: { economic: { top: ['embargo'] } } },
      'There is no embargo left in the economic deck.',
    ],
    [
      'a segment that is not in the game',
      { segment: { strength: 12, health: 1 } },
      'There is no segment of strength 12 left.',
    ],
    [
      'a segment twice',
      { segment: { strength: 4, health: 1 }, players: { Ada: { trophies: [4] } } },
      'There is no segment of strength 4 left.',
    ],
    [
      'five times the same movement',
      { moves: new Array(5).fill('movement-1') },
      'There is no movement-1 left in the movement deck.',
    ],
    [
      'two rockets of one number',
      { players: { Ada: { rockets: [ready(1)] }, Ben: { rockets: [ready(1)] } } },
      'There are two rockets 1.',
    ],
    [
      'somebody unknown who has looked',
      { nextMove: { card: 'movement-1', seenBy: ['Eve'] } },
      'Nobody here is called Eve.',
    ],
    ['a step of no turn', { step: 'lunch' }, '“step” must be one of draw, main.'],
  ])('%s', (_what, position, text) => {
    expect(() => given(position)).toThrow(`The position cannot be arranged: ${text}`)
  })
})
