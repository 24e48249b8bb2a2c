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
