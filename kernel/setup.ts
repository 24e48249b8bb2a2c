import type { Game, GameTypes, Setup } from './contract.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

/** What a host or a command line asks for. */
export interface WantedSetup {
  readonly seats: number
  readonly options?: unknown
  readonly seatOptions?: readonly object[]
  readonly carry?: unknown
}

/** A complete set-up of the newest rules, or why there can be none. */
export function readSetup<T extends GameTypes>(game: Game<T>, wanted: WantedSetup): Setup<T> | Refusal {
  const options = game.options.read(wanted.options ?? {})
  return isRefusal(options) ? options : setupWith(game, options, wanted)
}

/** The same with options that were read already. */
export function setupWith<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  wanted: Omit<WantedSetup, 'options'>,
): Setup<T> | Refusal {
  const {
    id,
    name,
    rules,
    seats: [least, most],
  } = game.meta
  const { seats, carry } = wanted
  if (!Number.isSafeInteger(seats) || seats < least || seats > most)
    return refuse('wrong-seats', id, `${name} is for ${least} to ${most} players, not ${seats}.`)
  const seatOptions = wanted.seatOptions ?? Array.from({ length: seats }, () => ({}))
  if (seatOptions.length !== seats)
    return refuse('wrong-seats', id, `There are ${seats} seats but options for ${seatOptions.length}.`)
  const setup: Setup<T> = { rules, seats, options, seatOptions, ...(carry !== undefined && { carry }) }
  return game.checkSetup(setup) ?? setup
}
