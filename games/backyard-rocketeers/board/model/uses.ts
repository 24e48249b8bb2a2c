import type { Action, Reaction } from '../../rules/actions.ts'
import { type Held, isDesign } from './hand.ts'

type Uses = { readonly [K in Action['kind']]?: (action: Extract<Action, { kind: K }>, held: Held) => boolean }

const byCard = (action: { readonly card: string }, held: Held): boolean =>
  held.kind === 'hand' && action.card === held.card

const byPlace = (action: { readonly place: number }, held: Held): boolean =>
  held.kind === 'hidden' && action.place === held.place

const REACTS: Readonly<Record<Reaction, (held: Held) => boolean>> = {
  pass: () => false,
  newton: (held) => held.kind === 'hand' && isDesign(held, 'newtons-third-law'),
  heatShield: (held) => held.kind === 'hidden' && isDesign(held, 'heat-shield'),
  laser: (held) => held.kind === 'hand' && isDesign(held, 'laser-cannon'),
}

const USES: Uses = {
  placeComponent: byCard,
  refuel: byCard,
  playEnhancement: byCard,
  placeCovert: byCard,
  playAbility: byCard,
  playSabotage: byCard,
  giveFuelTank: byCard,
  discardToSeven: byCard,
  revealCovert: byPlace,
  detonate: byPlace,
  giveCovert: byPlace,
  auditReveal: byPlace,
  react: ({ with: answer }, held) => REACTS[answer](held),
}

/** Whether this action is done with this card. */
export function isWith(action: Action, held: Held): boolean {
  const fits = USES[action.kind] as ((action: Action, held: Held) => boolean) | undefined
  return fits?.(action, held) ?? false
}

/** Every way to use this card now. */
export const usesOf = (legal: readonly Action[], held: Held): readonly Action[] =>
  legal.filter((action) => isWith(action, held))
