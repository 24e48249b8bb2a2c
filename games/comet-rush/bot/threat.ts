import type { SeenPlayer, View } from '../rules/view.ts'
import { damageOf, fullReach, MOST_HEALTH } from './salvo.ts'
import { weights } from './weights.ts'

/** By health left on the active segment, until my next turn. */
export interface Threat {
  /** How likely no rival takes it. */
  readonly free: readonly number[]
  /** What rivals will have shot off it by then, on average. */
  readonly chipped: number
  /** What it costs that one may, as a share of the prize. */
  readonly pain: readonly number[]
}

export interface Round {
  readonly me: SeenPlayer
  readonly rivals: readonly SeenPlayer[]
  readonly again: number
}

export function threatOf(view: View, { me, rivals, again }: Round): Threat {
  const free: number[] = []
  const pain: number[] = []
  const dangers = rivals.map((rival) => ({
    reach: fullReach(view, rival),
    comes: isBeforeTheComet(view, me, rival) ? weights.rivalAlertness : weights.rivalAlertness * again,
    cost: denialOf(rival, me, rivals),
  }))
  for (let health = 0; health <= MOST_HEALTH; health++) {
    let open = 1
    let sum = 0
    for (const { reach, comes, cost } of dangers) {
      const takes = open * comes * (reach[health] ?? 0)
      open -= takes
      sum += takes * cost
    }
    free.push(open)
    pain.push(sum)
  }
  let chipped = 0
  for (const rival of rivals) for (const rocket of rival.rockets) if (rocket.remaining <= 1) chipped += weights.rivalChips * damageOf(rocket)
  return { free, pain, chipped }
}

/** CR-2.11: whoever comes before the start player still has a turn in this round. */
function isBeforeTheComet({ players, start }: View, me: SeenPlayer, rival: SeenPlayer): boolean {
  const place = (seat: number) => (seat - start + players.length) % players.length
  return place(rival.seat) > place(me.seat)
}

/** What a point of this rival costs me: the more, the nearer that rival is to winning. */
function denialOf(rival: SeenPlayer, me: SeenPlayer, rivals: readonly SeenPlayer[]): number {
  if (rivals.length === 1) return weights.denyInDuel
  const isLeader = rival.points >= me.points && rivals.every(({ points }) => points <= rival.points)
  return isLeader ? weights.denyLeader : weights.denyRival
}
