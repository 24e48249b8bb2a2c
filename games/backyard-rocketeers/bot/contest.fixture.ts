import { playOut } from '@starboard/bots'
import { type AnyBot, bug, isRefusal, readSetup, type Setup, seatsOf } from '@starboard/kernel'
import { backyardRocketeers } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import type { BackyardRocketeers } from '../rules/state.ts'

export function setupFor(seats: number, options: Partial<Options> = {}): Setup<BackyardRocketeers> {
  const setup = readSetup(backyardRocketeers, { seats, options, bots: seatsOf(seats) })
  return isRefusal(setup) ? bug(setup.text) : setup
}

interface Duel {
  readonly own: AnyBot
  readonly rival: AnyBot
  /** Every second game is the one before with seats changed. */
  readonly number: number
  readonly seed: string
}

/** Whether `own` comes first, alone. */
export function winsDuel({ own, rival, number, seed }: Duel): boolean {
  const seat = number % 2
  const bots = seat === 0 ? [own, rival] : [rival, own]
  const play = { setup: setupFor(2), bots, seed: `${seed}/${Math.floor(number / 2)}` }
  const { places } = playOut({ game: backyardRocketeers }, play).outcome
  return places[seat] === 1 && places[1 - seat] !== 1
}

const FALSE_ALARM = 1e-6

/**
 * The most wins that may be asked of so many games: a bot that wins this share of all games falls short of it in less
 * than one of a million samples. In logarithms, because the chance to win none is too small a number to be written.
 */
export function leastWins(games: number, share: number): number {
  const odds = Math.log(share / (1 - share))
  let log = games * Math.log(1 - share)
  let below = 0
  for (let wins = 0; wins < games; wins++) {
    below += Math.exp(log)
    if (below >= FALSE_ALARM) return wins
    log += Math.log((games - wins) / (wins + 1)) + odds
  }
  return games
}
