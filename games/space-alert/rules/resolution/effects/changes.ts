import type { Effect, Flag } from '../../threats/card.ts'
import { type Flight, type FlyingThreat, hitPointsLeft } from '../flight.ts'

/** Never above the printed maximum; half of the damage is rounded down. */
export function heal(flight: Flight, { state }: FlyingThreat, effect: { readonly amount: number | 'half' }): void {
  const wanted = effect.amount === 'half' ? Math.floor(state.damage / 2) : effect.amount
  const amount = Math.min(wanted, state.damage)
  state.damage -= amount
  flight.tell?.({ kind: 'threatHealed', threat: state.place, amount, left: hitPointsLeft(state) })
}

/** SA-3.7: from its next move on. */
export function speed({ tell }: Flight, { state }: FlyingThreat, { by }: { readonly by: number }): void {
  state.speed += by
  tell?.({ kind: 'threatSpedUp', threat: state.place, speed: state.speed })
}

export function shields({ tell }: Flight, { state }: FlyingThreat, effect: Extract<Effect, { kind: 'shields' }>): void {
  state.shields = 'to' in effect ? effect.to : state.shields + effect.by
  tell?.({ kind: 'threatShieldsSet', threat: state.place, shields: state.shields })
}

export function flag({ tell }: Flight, { state }: FlyingThreat, effect: { readonly flag: Flag }): void {
  if (!state.flags.includes(effect.flag)) state.flags.push(effect.flag)
  tell?.({ kind: 'flagRaised', threat: state.place, flag: effect.flag })
}

/** One more crossed mark for its break-up. */
export function fragment({ tell }: Flight, { state }: FlyingThreat): void {
  state.fragments++
  tell?.({ kind: 'markCounted', threat: state.place, marks: state.fragments })
}
