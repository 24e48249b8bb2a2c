import { bug, type Ctx, type Seat, takeAt } from '@starboard/kernel'
import { type CardId, factsOf } from './cards/catalogue.ts'
import { glimpsed } from './draw.ts'
import type { EnhancementEffect } from './effects.ts'
import type { Event, Why } from './events.ts'
import { toDiscard } from './player.ts'
import type { Player, State } from './state.ts'

interface Changing {
  /** It has just come into play. */
  arrived?(s: State, player: Player, ctx: Ctx<Event>): void
  /** It has just left. */
  left?(s: State, player: Player, ctx: Ctx<Event>): void
}

/** What others see, or the owner sees of others, changes with these. */
const CHANGES: { readonly [K in EnhancementEffect['kind']]?: Changing } = {
  hidesParts: {
    arrived: (_s, { seat }, ctx) => ctx.emit({ kind: 'partsHidden', seat }),
    left: (_s, { seat, rocket }, ctx) => showParts({ seat, rocket }, ctx),
  },
  seesBombs: {
    arrived: (s, { seat }, ctx) => {
      if (ctx.hasListeners) ctx.reveal({ kind: 'bombsSeen', seat, bombs: bombsAimedAt(s, seat) })
    },
    left: (_s, { seat }, ctx) => ctx.emit({ kind: 'bombsForgotten', seat }),
  },
  seesHands: {
    arrived: (s, { seat }, ctx) => {
      if (ctx.hasListeners) ctx.reveal({ kind: 'handsSeen', seat, hands: s.players.map(({ hand }) => glimpsed(hand)) })
    },
  },
}

const changesOf = (card: CardId): Changing => CHANGES[factsOf(card).effect.kind as EnhancementEffect['kind']] ?? {}

/** BR-4.14: turned face up, for a launch or for good. */
export function showParts({ seat, rocket }: Pick<Player, 'seat' | 'rocket'>, ctx: Ctx<Event>): void {
  if (ctx.hasListeners) ctx.reveal({ kind: 'partsShown', seat, rocket: rocket.map((part) => part && { ...part }) })
}

export function bombsAimedAt(
  s: State,
  seat: Seat,
): readonly { readonly seat: Seat; readonly place: number; readonly card: CardId }[] {
  return s.players.flatMap((planter) =>
    planter.faceDown.flatMap(({ card, victim }, place) =>
      victim === seat ? [{ seat: planter.seat, place, card }] : [],
    ),
  )
}

/** BR-3.2: it stays in play, face up. Whoever calls this has told where it came from. */
export function putInPlay(
  s: State,
  player: Player,
  { card, since }: { readonly card: CardId; readonly since: number },
  ctx: Ctx<Event>,
): void {
  player.enhancements.push({ card, since, turns: turnsOf(card) })
  changesOf(card).arrived?.(s, player, ctx)
}

export function turnsOf(card: CardId): number {
  const { effect } = factsOf(card)
  return effect.kind === 'fuelEachTurn' ? effect.turns : 0
}

/** BR-3.4 */
export function loseEnhancement(
  s: State,
  player: Player,
  { place, why }: { readonly place: number; readonly why: Why },
  ctx: Ctx<Event>,
): void {
  const { card } = player.enhancements[place] ?? bug(`Seat ${player.seat} has no enhancement ${place}.`)
  takeAt(player.enhancements, place)
  toDiscard(s, card)
  ctx.emit({ kind: 'cardDiscarded', seat: player.seat, card, from: 'enhancements', place, why })
  changesOf(card).left?.(s, player, ctx)
}
