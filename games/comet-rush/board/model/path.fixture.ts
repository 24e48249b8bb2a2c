import type { Action, Play, Trade } from '../../rules/actions.ts'
import type { Card } from '../../rules/cards.ts'
import { type Press, playsOf, type Table } from './choosing.ts'
import type { Held } from './hand.ts'

/** The presses that lead from nothing picked to this action. */
export function pathTo(action: Action, { hand, legal }: Table): readonly Press[] {
  if (action.kind === 'play') return pathToPlay(action, { hand, legal })
  if (action.kind === 'trade') return pathToTrade(action, hand)
  if (action.kind === 'draw' || action.kind === 'draft') return [{ kind: 'deck', deck: action.deck }]
  return [{ kind: 'act', action }]
}

function pathToPlay(action: Play, { hand, legal }: Pick<Table, 'hand' | 'legal'>): readonly Press[] {
  const { card, target, rocket, choice } = action
  const named: Press[] = []
  if (target !== undefined) named.push({ kind: 'seat', seat: target })
  if (rocket !== undefined) named.push({ kind: 'rocket', rocket })
  if (choice !== undefined) named.push({ kind: 'choice', choice })
  const isAlone = playsOf(legal, card).length === 1
  return [...keysFor([card], hand), ...(isAlone ? [] : named), { kind: 'confirm' }]
}

const pathToTrade = ({ cards, deck }: Trade, hand: readonly Held[]): readonly Press[] => [
  { kind: 'trade' },
  ...keysFor(cards, hand),
  { kind: 'deck', deck },
  { kind: 'confirm' },
]

function keysFor(cards: readonly Card[], hand: readonly Held[]): readonly Press[] {
  const left = [...hand]
  return cards.flatMap((card) => {
    const at = left.findIndex((held) => held.card === card)
    return left.splice(at, at < 0 ? 0 : 1).map(({ key }) => ({ kind: 'card', key }) as const)
  })
}
