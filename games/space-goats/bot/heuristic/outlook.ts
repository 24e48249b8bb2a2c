import { bug, type Seat } from '@starboard/kernel'
import type { CardId } from '../../rules/cards.ts'
import { catalogueOf } from '../../rules/catalogue.ts'
import { fundsOf, opponentsAfter, protectionOf } from '../../rules/player.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import type { Stage } from './stage.ts'
import { BELIEFS, type Beliefs } from './weights.ts'
import { worthOf } from './worth.ts'

/** What the bot thinks about, read from the view once. */
export interface Outlook extends Stage {
  readonly view: View
  readonly me: SeenPlayer
  readonly hand: readonly CardId[]
  readonly funds: number
  /** Living opponents, the next one first. */
  readonly rivals: readonly SeenPlayer[]
  readonly isDuel: boolean
  /** The strongest of them. */
  readonly leader: SeenPlayer | undefined
}

export function outlookOf(view: View, seat: Seat, { duel, crowd }: Beliefs = BELIEFS): Outlook {
  const catalogue = catalogueOf(view.options)
  const me = view.players[seat] ?? bug(`There is no seat ${seat}.`)
  const hand = me.hand ?? bug('A player sees their own hand.')
  const rivals = opponentsAfter(view, seat).flatMap((other) => view.players[other] ?? [])
  const isDuel = rivals.length === 1
  const weights = isDuel ? duel : crowd
  const left = isDuel ? Math.min(hitPoints(me), ...rivals.map(hitPoints)) : meanPoints([me, ...rivals])
  const funds = fundsOf(catalogue, { bank: me.bank, hand })
  const leader = isDuel ? rivals[0] : strongest({ catalogue, weights, left }, rivals)
  return { view, catalogue, weights, me, hand, funds, rivals, isDuel, leader, left }
}

function strongest(stage: Stage, rivals: readonly SeenPlayer[]): SeenPlayer | undefined {
  let [best, most] = [rivals[0], Number.NEGATIVE_INFINITY]
  for (const rival of rivals) {
    const power = powerOf(stage, rival)
    if (power <= most) continue
    best = rival
    most = power
  }
  return best
}

function powerOf(stage: Stage, rival: SeenPlayer): number {
  let deck = 0
  for (const card of rival.owned) deck += worthOf(stage, card)
  return hitPoints(rival) + stage.weights.threat * deck
}

/** How many normal hits sink the fleet. */
export function hitPoints({ fleet, lastStand }: Pick<SeenPlayer, 'fleet' | 'lastStand'>): number {
  let points = lastStand ? 1 : 0
  for (const ship of fleet) points += 1 + protectionOf(ship)
  return points
}

const meanPoints = (players: readonly SeenPlayer[]): number =>
  players.reduce((sum, player) => sum + hitPoints(player), 0) / players.length
