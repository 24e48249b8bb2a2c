import { SPOT, stationBeside } from '../../ship/stations.ts'
import type { Condition, Direction, Sideways } from '../../threats/card.ts'
import type { Place, Station } from '../../vocabulary.ts'
import { type Flight, type FlyingThreat, isAbout } from '../flight.ts'
import { moveThreat } from '../threats-act.ts'
import { holds, ownStation } from './words.ts'

interface MoveEffect {
  readonly to: Direction
  readonly if?: Condition
}

/** SA-7.7, SA-R19: doors and gravolifts stop no intruder; the end of the ship does. */
export function move(flight: Flight, threat: FlyingThreat, effect: MoveEffect): void {
  if (!holds(threat.state, effect.if)) return
  const from = ownStation(threat.state)
  const to = effect.to === 'lift' ? SPOT[from].otherDeck : stationBeside(flight.ship, from, effect.to)
  settle(flight, threat, to ?? from)
}

/** SA-7.10: to the neighbouring station in which strictly the most crew stand, knocked out or not. */
export function seek(flight: Flight, threat: FlyingThreat): void {
  const from = ownStation(threat.state)
  const around = [
    stationBeside(flight.ship, from, 'red'),
    stationBeside(flight.ship, from, 'blue'),
    SPOT[from].otherDeck,
  ]
  const counts = around
    .filter((station) => station !== undefined)
    .map((station) => ({ station, count: flight.state.crew.filter(({ at }) => at === station).length }))
  const most = Math.max(...counts.map(({ count }) => count))
  const fullest = counts.filter(({ count }) => count === most)
  settle(flight, threat, fullest.length === 1 ? (fullest[0]?.station ?? from) : from)
}

function settle({ tell }: Flight, { state }: FlyingThreat, to: Station): void {
  const [token] = state.tokens
  if (token === undefined) return
  const from = token.at
  token.at = to
  if (from === to) tell?.({ kind: 'intruderStayed', threat: state.place, at: to })
  else tell?.({ kind: 'intruderMoved', threat: state.place, from, to })
}

/** SA-7.9: from the tokens that lay there before, to where no slime of anybody lies. */
export function spread(flight: Flight, { state }: FlyingThreat, effect: { readonly to: Sideways }): void {
  const copies: Place[] = []
  for (const { at } of state.tokens) {
    const to = at === 'space' ? undefined : stationBeside(flight.ship, at, effect.to)
    if (to !== undefined && !copies.includes(to) && !isSlimed(flight, to)) copies.push(to)
  }
  for (const at of copies) state.tokens.push({ at, hits: 1 })
  flight.tell?.({ kind: 'slimeSpread', threat: state.place, to: copies })
}

const isSlimed = ({ internals }: Flight, station: Station): boolean =>
  internals.some(({ state, card }) => card.traits.slime && state.tokens.some(({ at }) => at === station))

/** SA-3.15: the Scout moves all others by a space; they act where they come and still make their own move. */
export function advanceOthers(flight: Flight, threat: FlyingThreat): void {
  const others = flight.externals.filter((other) => other !== threat && isAbout(other))
  for (const other of others) if (isAbout(other)) moveThreat(flight, other, 1, threat.state.place)
}
