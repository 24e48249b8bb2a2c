import { bug, type Ctx } from '@starboard/kernel'
import { factsOf } from '../cards/catalogue.ts'
import type { Event } from '../events.ts'
import { discardFaceDown, hiddenPartPlace, optionalCount } from '../rocket.ts'
import type { Part, Player, State } from '../state.ts'
import { OPTIONAL_SLOTS, PART_KINDS, type PartKind, slotOf } from '../vocabulary.ts'

interface Exchange {
  readonly one: Player
  readonly other: Player
  /** What `one` gives, and takes from the other. */
  readonly give: readonly PartKind[]
  readonly take: readonly PartKind[]
}

/** BR-19.16: all at the same time; a hidden part that changes hands becomes known. */
export function exchange(s: State, { one, other, give, take }: Exchange, ctx: Ctx<Event>): void {
  const given = give.map((kind) => lift(one, kind))
  const taken = take.map((kind) => lift(other, kind))
  for (const part of given) lay(other, part)
  for (const part of taken) lay(one, part)
  if (ctx.hasListeners) {
    const [gave, took] = [given, taken].map((parts) => parts.map(({ card }) => card))
    ctx.reveal({ kind: 'partsExchanged', seat: one.seat, with: other.seat, gave: gave ?? [], took: took ?? [] })
    tellRocket(one, ctx)
    tellRocket(other, ctx)
  }
  crowdOut(s, other, ctx)
}

function lift({ rocket, seat }: Player, kind: PartKind): Part {
  const slot = slotOf(kind)
  const part = rocket[slot] ?? bug(`Seat ${seat} has no ${kind}.`)
  rocket[slot] = null
  return part
}

function lay({ rocket }: Player, part: Part): void {
  rocket[factsOf(part.card).slot] = part
}

export function tellRocket({ seat, rocket }: Player, ctx: Ctx<Event>): void {
  if (ctx.hasListeners) ctx.emit({ kind: 'rocketChanged', seat, rocket: rocket.map((part) => part && { ...part }) })
}

/** BR-19.16: a face-down part that now doubles a kind goes, or else the newest one too many. */
function crowdOut(s: State, player: Player, ctx: Ctx<Event>): void {
  for (let slot = 0; slot < PART_KINDS.length; slot++) {
    const place = player.rocket[slot] === null ? -1 : hiddenPartPlace(player, slot)
    if (place >= 0) discardFaceDown(s, player, { place, why: 'crowdedOut' }, ctx)
  }
  while (optionalCount(player) > OPTIONAL_SLOTS) {
    const newest = player.faceDown.findLastIndex(({ card }) => factsOf(card).slot >= 0)
    if (newest < 0) bug(`Seat ${player.seat} has too many optional parts.`)
    discardFaceDown(s, player, { place: newest, why: 'crowdedOut' }, ctx)
  }
}
