import type { Outcome, Seat } from '@starboard/kernel'
import { nameOf } from './cards/catalogue.ts'
import { signalOf } from './mars/gauges.ts'
import { isIn } from './player.ts'
import { isAhead } from './ranking.ts'
import type { Ending, Player, State } from './state.ts'

const ENDINGS: Readonly<Record<Ending, Pick<Outcome, 'text' | 'rule'>>> = {
  mission: { rule: 'BR-18.1', text: 'The base on Mars has power, ground under its wheels and a line to Earth.' },
  lastStanding: { rule: 'BR-18.3', text: 'Everybody else is out: the last one standing wins.' },
  rockets: { rule: 'BR-R33', text: 'Nobody else has a rocket left.' },
  roundLimit: { rule: 'BR-18.5', text: 'The last round is over: level and progress decide.' },
}

/** Section 7: by place; whoever shares one gets the points of the better. */
const POINTS = [6, 4, 3, 2, 1, 0]

const pointsFor = (place: number): number => POINTS[place - 1] ?? 0

export function outcome(s: State): Outcome | null {
  if (s.ended === null) return null
  const { how, winners } = s.ended
  const places = placesOf(s.players, winners)
  const points = places.map(pointsFor)
  return {
    places,
    points,
    result: winners.length > 1 ? 'draw' : 'won',
    ...ENDINGS[how],
    ending: how,
    turns: s.round,
    lines: s.players.map((player) => ({
      seat: player.seat,
      rule: 'BR-18.8',
      text: standingOf(player),
      points: points[player.seat] ?? 0,
    })),
    statistics: { ...s.counts },
  }
}

/** BR-18.8: the winner, then by BR-18.5, then the eliminated. */
function placesOf(players: readonly Player[], winners: readonly Seat[]): readonly number[] {
  const isBefore = (one: Player, other: Player): boolean => {
    const [wonOne, wonOther] = [winners.includes(one.seat), winners.includes(other.seat)]
    return wonOne === wonOther ? !wonOne && isAhead(one, other) : wonOne
  }
  return players.map((own) => 1 + players.filter((other) => isBefore(other, own)).length)
}

function standingOf(player: Player): string {
  if (!isIn(player)) return 'Out of the game'
  if (player.level === 1) {
    const parts = player.rocket.flatMap((part) => (part === null ? [] : [nameOf(part.card)]))
    return `On Earth with ${parts.length === 1 ? '1 part' : `${parts.length} parts`} and ${player.groundFuel}% fuel`
  }
  if (player.level === 2) return `In space, ${player.distance} km from Mars`
  return `On Mars: ${player.power}% power, ${player.km} km, signal ${signalOf(player)}`
}
