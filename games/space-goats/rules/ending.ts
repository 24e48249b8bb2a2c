import type { Ctx, Outcome, Seat } from '@starboard/kernel'
import type { Event } from './events.ts'
import { isAlive, livingCount } from './player.ts'
import type { Ending, Player, State } from './state.ts'
import { statisticsOf } from './statistics.ts'

type Ended = NonNullable<State['ended']>

export function endGame(s: State, { how, winners }: Ended, ctx: Ctx<Event>): void {
  s.ended = { how, winners }
  s.agenda.steps = []
  ctx.emit({ kind: 'gameEnded', how, winners })
}

const seatsOf = (players: readonly Player[]): readonly Seat[] => players.map(({ seat }) => seat)

export const lastStanding = ({ players }: State): readonly Seat[] => seatsOf(players.filter(isAlive))

/** SG-7.1, 7.5: one fleet left wins; none left, the larger bank of the two. */
export function afterWreckage(s: State): Ended | null {
  const living = livingCount(s)
  if (living > 1) return null
  if (living === 1) return { how: 'wreckage', winners: lastStanding(s) }
  const richest = richestOf(s.players.filter(({ out }) => out === s.blow))
  return { how: richest.length === 1 ? 'bank' : 'draw', winners: seatsOf(richest) }
}

function richestOf(players: readonly Player[]): readonly Player[] {
  const most = Math.max(...players.map(({ bank }) => bank.length))
  return players.filter(({ bank }) => bank.length === most)
}

/** SG-7.6: most ships; then bank and draw, or the earliest seat. */
export function limitWinners(s: State): readonly Seat[] {
  const most = Math.max(...s.players.map(({ fleet }) => fleet.length))
  const strongest = s.players.filter(({ fleet }) => fleet.length === most)
  return seatsOf(s.options.limitTie === 'earliestSeat' ? strongest.slice(0, 1) : richestOf(strongest))
}

const ENDINGS: Readonly<Record<Ending, Pick<Outcome, 'text' | 'rule'>>> = {
  rocket: { rule: 'SG-7.1', text: 'One fleet is left: it wins.' },
  wreckage: { rule: 'SG-7.3', text: 'Drifting wreckage has decided the duel.' },
  bank: { rule: 'SG-7.5', text: 'Wreckage has taken both fleets; the larger bank wins.' },
  draw: { rule: 'SG-7.5', text: 'Wreckage has taken both fleets, and the banks are equal: a draw.' },
  limit: { rule: 'SG-7.6', text: 'The last round is over: most ships win, then the tie rule.' },
  resigned: { rule: 'SG-7.7', text: 'The others have left: the last fleet wins.' },
}

const DRAWN_AT_LIMIT = { rule: 'SG-7.6', text: 'The last round is over, and ships and banks are equal: a draw.' }

/** Half points are counted double: a win is two, a draw one each. */
const WIN = 2
const DRAW = 1

export function outcome(s: State): Outcome | null {
  if (s.ended === null) return null
  const { how, winners } = s.ended
  const isDraw = winners.length > 1
  const points = s.players.map(({ seat }) => (winners.includes(seat) ? (isDraw ? DRAW : WIN) : 0))
  return {
    places: placesOf(s.players, winners),
    points,
    result: isDraw ? 'draw' : 'won',
    ...(how === 'limit' && isDraw ? DRAWN_AT_LIMIT : ENDINGS[how]),
    ending: how,
    turns: s.round,
    lines: s.players.map((player) => ({
      seat: player.seat,
      rule: 'SG-7.8',
      text: standingOf(player),
      points: points[player.seat] ?? 0,
    })),
    statistics: statisticsOf(s),
    carry: { start: s.start },
  }
}

function standingOf({ fleet, bank, resigned }: Player): string {
  if (fleet.length > 0) return `${fleet.length} ${fleet.length === 1 ? 'ship' : 'ships'}, ${bank.length} in the bank`
  return resigned ? 'Left the game' : `No ships, ${bank.length} in the bank`
}

/** SG-7.8: winners first, then by ships left, then by elimination, latest first; out by the same blow, same place. */
function placesOf(players: readonly Player[], winners: readonly Seat[]): readonly number[] {
  const isAhead = (a: Player, b: Player): boolean => {
    const [wonA, wonB] = [winners.includes(a.seat), winners.includes(b.seat)]
    if (wonA !== wonB) return wonA
    if (wonA) return false
    return a.fleet.length !== b.fleet.length ? a.fleet.length > b.fleet.length : a.out > b.out
  }
  return players.map((own) => 1 + players.filter((other) => isAhead(other, own)).length)
}
