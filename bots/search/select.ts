import { bug, type Chance, type Seat } from '@starboard/kernel'
import { type Action, Choice, type Node } from './tree.ts'

/** What may be done at a node in one world. */
export interface Offer {
  readonly seat: Seat
  readonly actions: readonly Action[]
  /** How many of them come in the order of their promise; the rest as it is. */
  readonly ranked: number
}

/** How far exploring goes beside what has been good so far. */
const CURIOSITY = 0.7

/** How many are tried at a node: these at first, and more with the root of the visits. Few where somebody ranks them. */
const WIDTH = { ranked: { first: 2, more: 1 }, unranked: { first: 9, more: 3 } }

/** The next one to try: something new while the node is narrow for its visits, then by upper confidence bounds. */
export function select(node: Node, offer: Offer, random: Chance): Choice {
  const { seat, actions, ranked } = offer
  const { first, more } = ranked > 0 ? WIDTH.ranked : WIDTH.unranked
  const width = first + more * Math.sqrt(node.visits)
  node.visits++
  let best: Choice | undefined
  let most = Number.NEGATIVE_INFINITY
  let tried = 0
  for (let place = 0; place < actions.length; place++) {
    const action = actions[place] ?? bug('A list has a hole.')
    const choice = node.choiceOf(action, seat, place)
    if (choice === undefined) continue
    tried++
    choice.available++
    const bound = boundOf(choice)
    if (bound <= most) continue
    best = choice
    most = bound
  }
  const isNew = tried < actions.length && tried < width
  return isNew || best === undefined ? newChoice(node, offer, { left: actions.length - tried, random }) : best
}

const boundOf = ({ visits, sum, available }: Choice): number =>
  visits === 0 ? Number.POSITIVE_INFINITY : sum / visits + CURIOSITY * Math.sqrt(Math.log(available) / visits)

function newChoice(
  node: Node,
  { seat, actions, ranked }: Offer,
  { left, random }: { readonly left: number; readonly random: Chance },
): Choice {
  let skip: number | undefined
  let seen = 0
  for (let place = 0; place < actions.length; place++) {
    const action = actions[place] ?? bug('A list has a hole.')
    if (node.choiceOf(action, seat, place) !== undefined) continue
    if (place >= ranked) skip ??= random.below(left, 'search')
    if (seen++ < (skip ?? 0)) continue
    return addChoice(node, action, seat)
  }
  return bug('There is nothing new to try.')
}

function addChoice(node: Node, action: Action, seat: Seat): Choice {
  const choice = new Choice(action, seat)
  choice.available = 1
  node.choices.push(choice)
  return choice
}
