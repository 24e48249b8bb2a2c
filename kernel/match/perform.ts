import type { Ctx, Game, GameTypes } from '../contract/contract.ts'
import { copy } from '../data/copy.ts'
import { Ledger } from './ledger.ts'
import type { ActEntry, HolderEntry, StartEntry, WakeEntry } from './log.ts'

export type Writable<X> = { -readonly [K in keyof X]: X[K] }

/** What makes the rules do something. Its luck is noted once they have done it. */
export type Cause<A> = Writable<ActEntry<A>> | Writable<WakeEntry> | Writable<HolderEntry>

/** What the rules do about one entry. */
export function perform<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  cause: Cause<T['Action']> | StartEntry,
  ctx: Ctx<T['Event']>,
): void {
  if (cause.kind === 'act') game.apply(state, cause.seat, cause.action, ctx)
  else if (cause.kind === 'wake') game.clock?.(state, ctx)
  else if (cause.kind === 'manned') game.seatHolderChanged?.(state, cause, ctx)
}

/** The state that these entries lead to from an earlier one. Nobody is told and no new luck is drawn. */
export function performed<T extends GameTypes>(
  game: Game<T>,
  from: T['State'],
  entries: Iterable<Cause<T['Action']> | StartEntry>,
  quiet: Ctx<T['Event']>,
): T['State'] {
  const ledger = new Ledger(null)
  const ctx: Writable<Ctx<T['Event']>> = {
    ...quiet,
    random: ledger,
    hasListeners: false,
    emit() {},
    reveal() {},
  }
  const state = copy(from)
  for (const entry of entries) {
    ctx.now = entry.at
    ctx.byTimeout = isLate(entry)
    ledger.start(entry.luck)
    perform(game, state, entry, ctx)
  }
  return state
}

export const isLate = <A>(cause: Cause<A> | StartEntry): boolean => cause.kind === 'act' && cause.by === 'timeout'
