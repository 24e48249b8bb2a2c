import { bug } from '@starboard/kernel'
import type { Action, TrashOne } from '../../rules/actions.ts'
import { effectOf } from '../../rules/catalogue.ts'
import {
  allowedShips,
  cheapestFirst,
  type Found,
  firstReactive,
  landing,
  leastOfBoth,
  leastValued,
  reconDiscard,
  salvaged,
} from '../../rules/priorities.ts'
import type { Step } from '../../rules/state.ts'
import type { Glance } from './glance.ts'
import { targetOf } from './rocket.ts'

type Answers = { readonly [K in Step['kind']]?: (g: Glance, step: Extract<Step, { kind: K }>) => Action }

/** What is asked beside the action of a turn, and the answer: at a table all choices are those of section 3.9. */
const ANSWERS: Answers = {
  nextHit: (g, { card }) => {
    const effect = effectOf(g.catalogue, card)
    return { kind: 'nextHit', target: targetOf(g, effect.kind === 'rocket' ? effect.does : 'normal') }
  },
  defend({ catalogue, hand, me }, { attack }) {
    const card = firstReactive(catalogue, hand)
    if (card !== undefined) return { kind: 'defend', card }
    if (attack.does === 'emp') return { kind: 'defend', let: true }
    return { kind: 'defend', ship: landing(catalogue, allowedShips(me.fleet, attack), attack.does).id }
  },
  aegis: ({ catalogue, hand, me }) => trashed(leastOfBoth(catalogue, { hand, discard: me.discard }, 'hand')),
  trashOne({ catalogue, hand, me }, { why }) {
    const zones = why === 'clean' ? { hand: [], discard: me.discard.slice(0, -1) } : { hand, discard: me.discard }
    return trashed(leastOfBoth(catalogue, zones, 'discard'))
  },
  discardOne({ catalogue, hand }, { why, among }) {
    const cards = hand.slice(hand.length - among)
    const card = why === 'decoy' ? leastValued(catalogue, cards) : reconDiscard(catalogue, cards)
    return { kind: 'discardOne', card: card ?? bug('There is nothing to discard.') }
  },
  retrieve: ({ catalogue, me }) => ({
    kind: 'retrieve',
    card: salvaged(catalogue, me.discard.slice(0, -1)) ?? bug('There is nothing to salvage.'),
  }),
  loseBank: ({ me }) => ({ kind: 'loseBank', card: me.bank.at(-1) ?? bug('The bank is empty.') }),
  arrange({ catalogue, view }, { seen }) {
    const cards = view.pile.top.slice(0, seen).map(({ card }) => card ?? bug('These cards have been looked at.'))
    return { kind: 'arrange', order: cheapestFirst(catalogue, cards) }
  },
  wreckage: ({ catalogue, me }) => ({ kind: 'wreckage', ship: landing(catalogue, me.fleet, 'normal').id }),
}

const trashed = (found: Found | undefined): TrashOne => ({
  kind: 'trashOne',
  ...(found ?? bug('There is nothing to trash.')),
})

export function answer(g: Glance, step: Step): Action | undefined {
  const answerTo = ANSWERS[step.kind] as ((g: Glance, step: Step) => Action) | undefined
  return answerTo?.(g, step)
}
