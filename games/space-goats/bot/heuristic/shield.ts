import type { CardId } from '../../rules/cards.ts'
import type { ShieldEffect } from '../../rules/effects.ts'
import { isFree } from '../../rules/player.ts'
import type { Option } from './option.ts'
import type { Outlook } from './outlook.ts'
import { safety } from './peace.ts'
import { worthOf } from './worth.ts'

/** An assignable shield on the first bare ship, else on the first suited one. */
export function assignments(o: Outlook, card: CardId, effect: ShieldEffect): readonly Option[] {
  const free = o.me.fleet.filter(isFree)
  const ship = free.find(({ suited }) => !suited) ?? free[0]
  if (effect.strength === 0 || ship === undefined) return []
  const { assigned, phase, slot } = o.weights
  const points = effect.strength * (assigned + (effect.stopsPiercing === true ? phase : 0))
  const draw = effect.drawsAndDiscards === true ? slot : 0
  return [
    {
      action: o.view.options.autoChoices ? { kind: 'shield', card } : { kind: 'shield', card, ship: ship.id },
      gain: points + draw + safety(o, effect.strength) - worthOf(o, card),
    },
  ]
}
