import type { Ctx, Seat } from '@starboard/kernel'
import type { CardId } from '../cards/catalogue.ts'
import { destroyRocket } from '../earth/destruction.ts'
import { payDamage } from '../earth/losses.ts'
import type { Event, Why } from '../events.ts'
import { discardPart, partIn, partStrength, strengthOf } from '../rocket.ts'
import { explode } from '../space/explosion.ts'
import type { Player, State } from '../state.ts'
import type { PartKind } from '../vocabulary.ts'

interface Source {
  readonly card: CardId
  readonly by: Seat
}

/** BR-8.10, 13.1–13.4: on Earth it is paid with parts, in space and on Mars it adds up. */
export function dealDamage(
  s: State,
  player: Player,
  { amount, card, by }: Source & { readonly amount: number },
  ctx: Ctx<Event>,
) {
  if (amount <= 0) return
  if (player.level === 1) return payDamage(s, player, amount, ctx)
  player.damage += amount
  player.hits.push({ card, by, damage: amount })
  ctx.emit({ kind: 'damaged', seat: player.seat, by, card, amount, to: player.damage })
  if (player.damage >= player.original) explode(s, player, ctx)
}

/** BR-8.6, 13.3, 19.17: these face-up parts at the same moment. */
export function hitParts(
  s: State,
  player: Player,
  { parts, why, ...source }: Source & { readonly parts: readonly PartKind[]; readonly why: Why },
  ctx: Ctx<Event>,
) {
  const amount = parts.reduce((sum, kind) => {
    const part = partIn(player, kind)
    return sum + (part === null ? 0 : partStrength(part))
  }, 0)
  if (player.level !== 1) return dealDamage(s, player, { ...source, amount }, ctx)
  if (amount > 0 && amount === strengthOf(player)) return destroyRocket(s, player, ctx)
  for (const part of parts) if (partIn(player, part) !== null) discardPart(s, player, { part, why }, ctx)
}
