import type { Action } from '../../rules/actions.ts'
import type { CardId } from '../../rules/cards.ts'
import { effectOf } from '../../rules/catalogue.ts'
import { without } from '../../rules/rows.ts'
import { buys } from './buy.ts'
import { shots } from './fire.ts'
import type { Option } from './option.ts'
import type { Outlook } from './outlook.ts'
import { assignments } from './shield.ts'
import { specials } from './special.ts'

/** One action a turn: whatever gains most. */
export function act(o: Outlook): Action {
  let best = passing(o)
  for (const option of options(o)) if (option.gain > best.gain) best = option
  return best.action
}

/** All that may be done, what gains most first; of the same gain what comes first. */
export const ranked = (o: Outlook): readonly Action[] =>
  [passing(o), ...options(o)].toSorted((a, b) => b.gain - a.gain).map(({ action }) => action)

/** Passing gains nothing, and costs nothing while there is something to wait for. */
const passing = (o: Outlook): Option => ({ action: { kind: 'pass' }, gain: isStill(o) ? -o.weights.idle : 0 })

/** Whether another turn would find this hand and this bank just as they are. */
function isStill({ catalogue, hand, me }: Outlook): boolean {
  const toCome = without(me.owned, me.bank, hand)
  return toCome.every((card) => effectOf(catalogue, card).kind === 'debris')
}

/** Everything that can be done, the same card only once. */
const options = (o: Outlook): readonly Option[] => [
  ...o.hand.flatMap((card, place) => (o.hand.indexOf(card) === place ? plays(o, card) : [])),
  ...buys(o),
]

/** A card that leaves the hand makes room for the next one. */
function plays(o: Outlook, card: CardId): readonly Option[] {
  const effect = effectOf(o.catalogue, card)
  if (effect.kind === 'rocket') return freed(o, shots(o, card, effect))
  if (effect.kind === 'shield') return freed(o, assignments(o, card, effect))
  return effect.kind === 'special' ? freed(o, specials(o, card, effect)) : []
}

const freed = ({ weights }: Outlook, played: readonly Option[]): readonly Option[] =>
  played.map(({ action, gain }) => ({ action, gain: gain + weights.slot }))
