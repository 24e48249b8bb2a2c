import { bug, type Ctx } from '@starboard/kernel'
import { type CardId, factsOf } from '../cards/catalogue.ts'
import type { Event } from '../events.ts'
import type { Player, State } from '../state.ts'
import { maybeWin } from '../victory.ts'

/** BR-15.1: there are no slots on Mars. */
export function deploy(s: State, player: Player, card: CardId, ctx: Ctx<Event>): void {
  const { effect } = factsOf(card)
  const { seat, rovers, generators, communications } = player
  if (effect.kind === 'rover') {
    rovers.push({ card, tier: effect.tier, broken: false })
    ctx.emit({ kind: 'equipmentDeployed', seat, card, zone: 'rovers', tier: effect.tier })
  } else if (effect.kind === 'generator') {
    generators.push({ card, tier: effect.tier, dustUntil: 0 })
    ctx.emit({ kind: 'equipmentDeployed', seat, card, zone: 'generators', tier: effect.tier })
  } else if (effect.kind === 'communication') {
    communications.push(card)
    ctx.emit({ kind: 'equipmentDeployed', seat, card, zone: 'communications', tier: 0 })
  } else bug(`${card} is no equipment.`)
  maybeWin(s, ctx)
}
