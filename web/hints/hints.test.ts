import { shelf } from '@starboard/games'
import { type AnyGame, bug, copy, type GameTypes, isRefusal, lookAt, readSetup, seatOf } from '@starboard/kernel'
import type { HintQuestion } from '@starboard/screen/contract/hint.ts'
import { describe, expect, it } from 'vitest'
import { mutedCtx } from '../../bots/arena.ts'
import type { FromAdviser, ToAdviser } from './messages.ts'
import { serveHints } from './serve.ts'

/** The first seat that is asked something, with what it sees. */
function questionIn(game: AnyGame, state: GameTypes['State'], seats: number): HintQuestion {
  const seat = game.decisions(state).find(({ answered }) => answered !== true)?.seat ?? bug('Nobody is asked.')
  const { view, open, outcome, legal } = lookAt(game, state, seat, { at: 0, now: 0 })
  return { shown: { view, open, outcome, legal, refused: [], mayUndo: false }, seat, seats, at: 3, now: 0 }
}

function begun(game: AnyGame): { state: GameTypes['State']; seats: number } {
  const [seats] = game.meta.seats
  const bots = Array.from({ length: seats - 1 }, (_, seat) => seatOf(seat + 1))
  const setup = readSetup(game, { seats, bots })
  return isRefusal(setup) ? bug(setup.text) : { state: game.setup(setup, mutedCtx('hint')), seats }
}

/** Each look at the clock takes so long: the answer is then the same on every machine. */
function advised(question: HintQuestion, game: string, step: number) {
  let hear: (message: ToAdviser) => void = () => undefined
  let said: FromAdviser | undefined
  let time = 0
  serveHints({
    line: {
      post: (message) => {
        said = message
      },
      onMessage: (listener) => {
        hear = listener
      },
    },
    find: (id) => shelf.find((entry) => entry.game.meta.id === id),
    now: () => (time += step),
  })
  hear({ kind: 'advise', game, question: structuredClone(question) })
  return (said ?? bug('Nothing was said.')).hint
}

describe.each(shelf.map(({ game }) => ({ id: game.meta.id, game })))('a hint in $id', ({ id, game }) => {
  it('is something that may be done, by the strongest bot on offer', () => {
    const { state, seats } = begun(game)
    const question = questionIn(game, state, seats)
    const hint = advised(question, id, 2000)
    expect(['normal', 'hard']).toContain(hint?.level)
    if (hint !== null && hint.action !== 'wait')
      expect(game.check(state, question.seat, hint.action, 'player')).toBe(null)
  })
})

describe('a hint', () => {
  const [{ game } = bug('The shelf is empty.')] = shelf
  const { id } = game.meta
  const { state, seats } = begun(game)

  it('weighs the choices, that of the bot among them', () => {
    const hint = advised(questionIn(game, state, seats), id, 6)
    expect(hint?.weighed.length).toBeGreaterThan(1)
    for (const { chance, games } of hint?.weighed ?? []) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect(games).toBeGreaterThanOrEqual(24)
    }
  })

  it('is the same whatever the seat cannot know', () => {
    const question = questionIn(game, state, seats)
    const { seat } = question
    const worlds = ['one', 'other'].map((luck) => game.determinize(question.shown.view, seat, mutedCtx(luck).random))
    const asked = worlds.map((world) => questionIn(game, copy(world) as GameTypes['State'], seats))
    const hints = asked.filter((one) => one.seat === seat).map((one) => advised(one, id, 40))
    expect(hints.length).toBe(2)
    expect(hints[0]).toEqual(hints[1])
  })

  it('of a game that is not here, or of a view that is none, is none', () => {
    const question = questionIn(game, state, seats)
    expect(advised(question, 'no-such-game', 8)).toBe(null)
    expect(advised({ ...question, shown: { ...question.shown, view: {} } }, id, 8)).toBe(null)
  })
})
