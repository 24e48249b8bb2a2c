import type { Ctx } from '@starboard/kernel'
import { type CardId, factsOf } from './cards/catalogue.ts'
import { rollDice, sumOf } from './dice.ts'
import { drawCards } from './draw.ts'
import { loseEnhancement } from './enhancements.ts'
import type { Event } from './events.ts'
import { playsAt } from './player.ts'
import { discardFaceDown, strengthOf } from './rocket.ts'
import { discardFromHand } from './space/explosion.ts'
import type { Player, State } from './state.ts'
import { note } from './victory.ts'
import type { Level } from './vocabulary.ts'

const DRAWN = 3
const SLINGSHOT_KM = 10

/** BR-9.1–9.3, 9.7: hand and table are sorted, then three new cards. */
function advance(s: State, player: Player, level: Level, ctx: Ctx<Event>): void {
  const { seat } = player
  const stays = (card: CardId): boolean => playsAt(s.options, factsOf(card), level)
  player.level = level
  ctx.emit({ kind: 'levelReached', seat, level })
  for (const card of player.hand.filter((one) => !stays(one))) discardFromHand(s, player, { card, why: 'levelUp' }, ctx)
  for (let place = player.faceDown.length - 1; place >= 0; place--) {
    const hidden = player.faceDown[place]
    if (hidden !== undefined && factsOf(hidden.card).slot < 0 && !stays(hidden.card))
      discardFaceDown(s, player, { place, why: 'levelUp' }, ctx)
  }
  for (let place = player.enhancements.length - 1; place >= 0; place--) {
    const enhancement = player.enhancements[place]
    if (enhancement !== undefined && !stays(enhancement.card))
      loseEnhancement(s, player, { place, why: 'levelUp' }, ctx)
  }
  drawCards(s, player, { level, count: DRAWN }, ctx)
}

/** BR-7.7, 9.4 */
export function reachSpace(s: State, player: Player, ctx: Ctx<Event>): void {
  const { seat, slingshots } = player
  note(s, seat, 'launched')
  s.counts.launches++
  Object.assign(player, { original: strengthOf(player), damage: 0, groundFuel: 0, spaceFuel: 0, spaceTurns: 0 })
  player.delayedUntil = 0
  ctx.reveal({ kind: 'liftedOff', seat, original: player.original })
  advance(s, player, 2, ctx)
  const dice = rollDice(ctx.random, DRAWN)
  const nearer = slingshots * SLINGSHOT_KM
  player.distance = Math.max(0, sumOf(dice) * s.options.distanceScale - nearer)
  player.slingshots = 0
  player.slingshotKm = nearer
  ctx.emit({ kind: 'distanceRolled', seat, dice, distance: player.distance, slingshotKm: nearer })
}

/** BR-14.6 */
export function reachMars(s: State, player: Player, ctx: Ctx<Event>): void {
  note(s, player.seat, 'landed')
  s.counts.landings++
  advance(s, player, 3, ctx)
}
