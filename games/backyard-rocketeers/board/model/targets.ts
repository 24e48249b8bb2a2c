import type { Seat } from '@starboard/kernel'
import { aimDim, aimsOf } from './choosing.ts'
import { attackOn, checkWords, damageWords, shortOdds } from './odds.ts'
import type { Picking } from './use-picking.ts'

/** Somebody the picked card may be aimed at, with what it would come to. */
export interface Target {
  readonly label: string
  /** "8+ on 2d6 (41 %)" */
  readonly check: string | null
  readonly damage: string | null
  readonly short: string
  readonly isPicked: boolean
  run(): void
}

/** Everybody who may be aimed at now. */
export function targetsOf(picking: Picking): ReadonlyMap<Seat, Target> {
  const { picked, table, view, held, name, press } = picking
  const dim = aimDim(picked, table)
  const card = held.find(({ key }) => key === picked.key)?.card
  if (dim === null || card === undefined) return new Map()
  const chosen = picked.choices.find((choice) => choice.dim === dim)?.value
  return new Map(
    aimsOf(picked, table).map((seat) => {
      const attack = attackOn(view, { card, target: seat })
      const check = attack === null ? null : checkWords(attack)
      const damage = attack === null ? null : damageWords(attack)
      const then = [check, damage].filter((text) => text !== null).join(', then ')
      const target: Target = {
        label: `Aim at ${name(seat)}${then === '' ? '' : `: ${then}`}`,
        check,
        damage,
        short: attack === null ? 'may' : shortOdds(attack),
        isPicked: chosen === String(seat),
        run: () => press({ kind: 'choose', dim, value: String(seat) }),
      }
      return [seat, target]
    }),
  )
}

/** Why the picked card does not reach somebody; only while a card is being aimed. */
export function whyNotAt(
  { picked, held, refused }: Picking,
  seat: Seat,
): { readonly text: string; readonly rule: string } | null {
  const card = held.find(({ key }) => key === picked.key)?.card
  if (card === undefined || picked.why !== null) return null
  const found = refused.find(
    ({ action }) => 'card' in action && action.card === card && 'target' in action && action.target === seat,
  )
  return found === undefined ? null : found.why
}
