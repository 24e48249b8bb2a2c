import type { SeenPlayer, View } from '../rules/view.ts'
import { fullReach, MOST_HEALTH, type Reach } from './salvo.ts'
import { meanOf, targetOf } from './target.ts'
import type { Weights } from './weights.ts'

/** What rivals can do to the active segment before my next turn, by its health. */
export interface Threat {
  /** How likely no rival takes it. */
  readonly free: readonly number[]
  /** What it costs that one may, as a share of the prize. */
  readonly pain: readonly number[]
}

export interface Threats {
  /** While nobody has hit it: rivals wait for better chances, too. */
  readonly whole: Threat
  readonly damaged: Threat
}

interface Danger {
  readonly reach: Reach
  /** How good its chances are against a segment that may be hidden. */
  readonly prospect: number
  /** The chance that this rival has a turn before me. */
  readonly comes: number
  readonly cost: number
}

interface Round {
  readonly weights: Weights
  readonly me: SeenPlayer
  readonly rivals: readonly SeenPlayer[]
  readonly again: number
}

export function threatsOf(view: View, round: Round): Threats {
  const { healths } = targetOf(view)
  const { weights } = round
  const dangers = round.rivals.map((rival): Danger => {
    const reach = fullReach(view, rival)
    return {
      reach,
      prospect: meanOf(healths, (health) => reach[health] ?? 0),
      comes: isBeforeTheComet(view, round.me, rival) ? 1 : round.again,
      cost: denialOf(rival, round),
    }
  })
  return {
    whole: threatOf(dangers, ({ prospect }) => weights.alertToWhole * prospect),
    damaged: threatOf(dangers, () => weights.alertToDamaged),
  }
}

function threatOf(dangers: readonly Danger[], alertness: (danger: Danger) => number): Threat {
  const free: number[] = []
  const pain: number[] = []
  for (let health = 0; health <= MOST_HEALTH; health++) {
    let open = 1
    let sum = 0
    for (const danger of dangers) {
      const takes = open * danger.comes * alertness(danger) * (danger.reach[health] ?? 0)
      open -= takes
      sum += takes * danger.cost
    }
    free.push(open)
    pain.push(sum)
  }
  return { free, pain }
}

/** CR-2.11: whoever comes before the start player still has a turn in this round. */
function isBeforeTheComet({ players, start }: View, me: SeenPlayer, rival: SeenPlayer): boolean {
  const place = (seat: number) => (seat - start + players.length) % players.length
  return place(rival.seat) > place(me.seat)
}

/** What a point of this rival costs me: the more, the nearer that rival is to winning. */
function denialOf(rival: SeenPlayer, { me, rivals, weights }: Round): number {
  if (rivals.length === 1) return weights.denyInDuel
  const isLeader = rival.points >= me.points && rivals.every(({ points }) => points <= rival.points)
  return isLeader ? weights.denyLeader : weights.denyRival
}
