import type { Automatic, Ctx, Move, Outcome, ScoreLine } from '@starboard/kernel'
import { bug, deckSize, drawCard, next, seatOf } from '@starboard/kernel'
import type { EndTurn } from './actions.ts'
import { stepsOf } from './cards.ts'
import type { Event } from './events.ts'
import { FINAL_BONUS, pointsOf } from './player.ts'
import type { Ending, State, Step } from './state.ts'
import { isLateGame } from './turn.ts'

type Of<K> = Extract<Step, { kind: K }>

/** CR-2.10: the player says so. */
export const endTurn: Move<State, Of<'main'>, EndTurn, Event> = {
  legal: () => [{ kind: 'endTurn' }],
  check: () => null,
  apply(s, seat, _action, ctx) {
    ctx.emit({ kind: 'turnEnded', seat })
    const following = seatOf((seat + 1) % s.players.length)
    if (following === s.start) next<Step>(s, { kind: 'roundEnd' })
    else next<Step>(s, { kind: 'turn', seat: following })
    return 'answered'
  },
}

/** CR-2.11: the comet moves; then Earth, then the last movement card (CR-9.2 before 9.3). */
export const roundEndStep: Automatic<State, Of<'roundEnd'>, Event> = {
  run(s, _step, ctx) {
    const wasLate = isLateGame(s)
    const card = drawCard(s.movement, ctx.random) ?? bug('The movement deck is empty.')
    s.moves.push(card)
    s.distance -= stepsOf[card]
    ctx.emit({ kind: 'cometMoved', card, distance: s.distance })
    if (s.distance <= 0) return endGame(s, { how: 'earth-destroyed', by: null }, ctx)
    if (deckSize(s.movement) === 0) return endGame(s, { how: 'survived', by: null }, ctx)
    if (!wasLate && isLateGame(s)) ctx.emit({ kind: 'lateGameBegan', distance: s.distance })
    s.round++
    next<Step>(s, { kind: 'turn', seat: s.start })
  },
}

export function endGame(s: State, ended: NonNullable<State['ended']>, ctx: Ctx<Event>): void {
  s.ended = ended
  s.agenda.steps = []
  ctx.emit({ kind: 'gameEnded', how: ended.how })
}

/** CR-9.1–9.3, 9.6: there is always a winner; the fall of Earth makes the victory a partial one. */
const ENDINGS: Readonly<Record<Ending, Pick<Outcome, 'text' | 'rule'>>> = {
  'comet-destroyed': { rule: 'CR-9.1', text: 'The comet is destroyed.' },
  'earth-destroyed': { rule: 'CR-9.2', text: 'The comet has reached Earth: a partial victory.' },
  survived: { rule: 'CR-9.3', text: 'The last movement card is turned, and Earth still stands.' },
}

/** CR-9.4, 9.5, 9.8: most points win, equal points share a place. */
export function outcome(s: State): Outcome | null {
  if (s.ended === null) return null
  const points = s.players.map((player) => pointsOf(s, player))
  const places = points.map((own) => 1 + points.filter((other) => other > own).length)
  const total = (figure: 'launches' | 'hits' | 'damage') => s.players.reduce((sum, player) => sum + player[figure], 0)
  return {
    places,
    points,
    result: 'won',
    ...ENDINGS[s.ended.how],
    ending: s.ended.how,
    turns: s.round,
    lines: s.players.flatMap((player) => scoreLines(s, player)),
    statistics: {
      launches: total('launches'),
      hits: total('hits'),
      damage: total('damage'),
      trophies: s.players.reduce((sum, { trophies }) => sum + trophies.length, 0),
      noTrophies: points.every((own) => own === 0) ? 1 : 0,
    },
    carry: { start: s.start },
  }
}

function scoreLines(s: State, { seat, trophies }: State['players'][number]): ScoreLine[] {
  const lines = trophies.map((strength) => ({
    seat,
    rule: 'CR-9.4',
    text: `Segment of strength ${strength}`,
    points: strength,
  }))
  if (s.ended?.by !== seat) return lines
  return [...lines, { seat, rule: 'CR-9.1', text: 'The last segment', points: FINAL_BONUS }]
}
