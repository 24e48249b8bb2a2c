import { type Bag, bagSize } from '@starboard/kernel'
import { MOVEMENT_CARDS, type MovementCard, stepsOf } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'

type Comet = Pick<View, 'distance' | 'movement' | 'round' | 'ended'>

export interface NextStation {
  readonly distance: number
  readonly chance: number
}

/** Where the comet may stand after the next movement card, the nearest step first. What goes too far ends on Earth. */
export function nextStations({ distance, movement: { left, next }, ended }: Comet): readonly NextStation[] {
  const total = bagSize(left)
  if (ended !== null || total === 0) return []
  const chances = new Map<number, number>()
  for (const card of MOVEMENT_CARDS) {
    const to = Math.max(0, distance - stepsOf[card])
    const chance = next === undefined ? left[card] / total : Number(card === next)
    chances.set(to, (chances.get(to) ?? 0) + chance)
  }
  return [...chances].map(([to, chance]) => ({ distance: to, chance })).filter(({ chance }) => chance > 0)
}

export interface ImpactOdds {
  readonly rounds: readonly { readonly round: number; readonly chance: number }[]
  /** CR-9.3: the last movement card is turned and the comet is still on its way. */
  readonly survival: number
}

/** After which round Earth is hit if nobody breaks the comet: exact, over all orders of the cards that are left. */
export function impactOdds({ distance, movement: { left, next }, round, ended }: Comet): ImpactOdds {
  if (ended !== null) return { rounds: [], survival: 0 }
  const chances = arrivals({ ...left }, distance, next)
  const survival = Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0))
  return {
    rounds: chances.map((chance, place) => ({ round: round + place, chance })).filter(({ chance }) => chance > 0),
    survival: survival < 1e-9 ? 0 : survival,
  }
}

/** By number of cards turned: the chance that this one brings the comet down. */
function arrivals(left: Bag<MovementCard>, distance: number, next: MovementCard | undefined): readonly number[] {
  const chances = Array.from({ length: bagSize(left) }, () => 0)
  let ways = new Map([['0,0,0', { drawn: [0, 0, 0] as readonly number[], chance: 1 }]])
  for (let turned = 0; turned < chances.length; turned++) {
    const after: typeof ways = new Map()
    for (const way of ways.values())
      for (const { drawn, chance } of followers(left, way, turned === 0 ? next : undefined)) {
        if (stepsIn(drawn) >= distance) chances[turned] = (chances[turned] ?? 0) + chance
        else after.set(`${drawn}`, { drawn, chance: chance + (after.get(`${drawn}`)?.chance ?? 0) })
      }
    ways = after
  }
  return chances
}

interface Way {
  /** How many of each movement card have been turned. */
  readonly drawn: readonly number[]
  readonly chance: number
}

function followers(left: Bag<MovementCard>, { drawn, chance }: Way, next: MovementCard | undefined): readonly Way[] {
  const counts = MOVEMENT_CARDS.map((card, place) => left[card] - (drawn[place] ?? 0))
  const total = counts.reduce((sum, count) => sum + count, 0)
  return MOVEMENT_CARDS.map((card, place) => ({
    drawn: drawn.map((count, at) => count + Number(at === place)),
    chance: chance * (next === undefined ? (counts[place] ?? 0) / total : Number(card === next)),
  })).filter((way) => way.chance > 0)
}

const stepsIn = (drawn: readonly number[]): number =>
  MOVEMENT_CARDS.reduce((sum, card, place) => sum + stepsOf[card] * (drawn[place] ?? 0), 0)

/** The most likely rounds, at most this many, in order. */
export const likeliest = ({ rounds }: ImpactOdds, most: number): ImpactOdds['rounds'] =>
  rounds
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, most)
    .toSorted((a, b) => a.round - b.round)
