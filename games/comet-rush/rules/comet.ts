import { bug, type Ctx, deckSize, drawCard, type Seat } from '@starboard/kernel'
import { strengthOf } from './cards.ts'
import { endGame } from './ending.ts'
import type { Event } from './events.ts'
import type { Player, State } from './state.ts'

/** CR-5.4: face up or face down, the number is public. */
export const segmentsLeft = (s: State): number => deckSize(s.segments) + s.ahead.length + (s.segment === null ? 0 : 1)

/** CR-5.1, 5.2: turns up the first segment that is not destroyed. */
function turnUpSegment(s: State, ctx: Ctx<Event>): { readonly strength: number; health: number } {
  const strength = s.ahead.shift() ?? strengthOf(drawCard(s.segments, ctx.random) ?? bug('There is no segment left.'))
  s.segment = { strength, health: strength }
  ctx.emit({ kind: 'segmentRevealed', strength })
  return s.segment
}

/** CR-5.5, 5.6: with some options a segment is face up as soon as it is active. */
export function activateSegment(s: State, ctx: Ctx<Event>): void {
  const isFaceUp = s.ahead.length > 0 || s.options.segmentReveal === 'onActivate'
  if (s.segment === null && segmentsLeft(s) > 0 && isFaceUp) turnUpSegment(s, ctx)
}

/** CR-4.7–4.9: damage stays; what is too much is lost. Returns what follows once the launch is settled (CR-4.12). */
export function hitComet(s: State, player: Player, power: number, ctx: Ctx<Event>): (() => void) | null {
  const segment = s.segment ?? turnUpSegment(s, ctx)
  const damage = Math.min(power, segment.health)
  segment.health -= damage
  player.hits++
  player.damage += damage
  ctx.emit({ kind: 'segmentDamaged', seat: player.seat, damage, health: segment.health })
  if (segment.health > 0) return null
  player.trophies.push(segment.strength)
  s.segment = null
  ctx.emit({ kind: 'segmentDestroyed', seat: player.seat, strength: segment.strength })
  return () => afterDestruction(s, player.seat, ctx)
}

/** CR-9.1: with the last segment the game ends at once. */
function afterDestruction(s: State, seat: Seat, ctx: Ctx<Event>): void {
  const left = segmentsLeft(s)
  if (left === 0) endGame(s, { how: 'comet-destroyed', by: seat }, ctx)
  if (left === 1) ctx.emit({ kind: 'lastSegmentLeft' })
  activateSegment(s, ctx)
}
