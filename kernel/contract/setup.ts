import type { Game, GameTypes, Setup } from './contract.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Seat } from './seat.ts'

/** What a host or a command line asks for. */
export interface WantedSetup {
  /** Older ones, for a match that was begun by them; the newest if nothing is said. */
  readonly rules?: number
  readonly seats: number
  readonly options?: unknown
  readonly seatOptions?: readonly unknown[]
  readonly bots?: readonly Seat[]
  readonly series?: { readonly games: number; readonly number: number }
  readonly carry?: unknown
}

/** A complete set-up, of the newest rules unless others are asked for, or why there can be none. */
export function readSetup<T extends GameTypes>(game: Game<T>, wanted: WantedSetup): Setup<T> | Refusal {
  const options = game.options.read(wanted.options ?? {})
  return isRefusal(options) ? options : setupWith(game, options, wanted)
}

function playersText(least: number, most: number): string {
  if (most === 1) return '1 player'
  return least === most ? `${most} players` : `${least} to ${most} players`
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
    seats: [least, most],
  } = game.meta
  const { rules = game.meta.rules, seats, bots = [], series, carry } = wanted
  if (!Number.isSafeInteger(seats) || seats < least || seats > most)
    return refuse('wrong-seats', id, `${name} is for ${playersText(least, most)}, not ${seats}.`)
  const given = wanted.seatOptions ?? Array.from({ length: seats }, () => ({}))
  if (given.length !== seats)
    return refuse('wrong-seats', id, `There are ${seats} seats but options for ${given.length}.`)
  if (bots.some((bot) => bot < 0 || bot >= seats))
    return refuse('wrong-seats', id, `A bot sits at none of the ${seats} seats.`)
  const seatOptions: T['SeatOptions'][] = []
  for (const options of given) {
    const read = game.seatOptions.read(options)
    if (isRefusal(read)) return read
    seatOptions.push(read)
  }
  const setup: Setup<T> = {
    rules,
    seats,
    options,
    seatOptions,
    bots,
    ...(series !== undefined && { series }),
    ...(carry !== undefined && { carry }),
  }
  return game.checkSetup(setup) ?? setup
}
