import { bagOf } from '../index.ts'
import { CRATES, type Crate } from './crates.ts'
import type { State } from './state.ts'

/** Wherever they are: a law watches that none is made or lost. */
export function pieceCounts(s: State): Readonly<Record<string, number>> {
  const lying = [...s.players.flatMap(({ hand }) => hand), ...s.deck.discard, ...s.deck.top.map(({ card }) => card)]
  const count = (crate: Crate) =>
    s.deck.loose[crate] +
    s.players.reduce((sum, { stowed }) => sum + stowed[crate], 0) +
    lying.filter((one) => one === crate).length
  const beacons = s.players.reduce((sum, player) => sum + player.beacons, s.beacons)
  return { ...bagOf(CRATES, count), beacons }
}
