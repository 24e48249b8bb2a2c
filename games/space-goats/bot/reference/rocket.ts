import { bug, type Seat } from '@starboard/kernel'
import type { RocketEffect } from '../../rules/effects.ts'
import { isAlive } from '../../rules/player.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import type { Glance } from './glance.ts'
import { valueAgainst } from './hit-value.ts'

/** Section 11.2: rocket score. Asked for every rocket in hand, so by comparison: a table would be looked up each time. */
export function rocketScore(g: Glance, effect: RocketEffect): number {
  if (effect.at === 'one') return scoreAtOne(g, effect)
  return effect.at === 'all' ? scoreAtAll(g, effect) : scoreAtEach(g, effect)
}

const SEEKS = 0.5
const EMP = 0.6
const TWO_HITS = 1.2
const SALVO = 0.2
const BANK_CARD_LOST = 0.9
const NO_BANK_TO_LOSE = 1.6
const EACH_OPPONENT = 1.2
const SECOND_HIT = 0.8
const LEAST_SECOND_HIT = 0.8
const SKIPPED = 2.4
const SKIPPED_WHEN_WEAK = 1.2
const FEW_SHIPS = 2
const RANDOM_DISCARD = 0.35

function scoreAtOne(g: Glance, { does, seeks, drawback, value }: RocketEffect): number {
  const { players } = g.view
  let best = 0
  for (let place = 0; place < players.length; place++) {
    const opponent = players[place]
    if (opponent !== undefined && isOpponent(g, opponent))
      best = Math.max(best, valueAgainst(g.catalogue, opponent, does))
  }
  if (drawback === 'discard') return best - RANDOM_DISCARD * Math.max(0, meanOfOthers(g, value))
  if (does === 'emp') return best + EMP
  return seeks === true ? best + SEEKS : best
}

function scoreAtEach(g: Glance, { does, drawback }: RocketEffect): number {
  let best = 0
  let second = 0
  for (const opponent of g.view.players) {
    if (!isOpponent(g, opponent)) continue
    const value = valueAgainst(g.catalogue, opponent, does)
    second = Math.max(second, Math.min(best, value))
    best = Math.max(best, value)
  }
  if (drawback !== 'bank') return best + second + TWO_HITS
  return best + second + SALVO - (g.me.bank.length > 0 ? BANK_CARD_LOST : NO_BANK_TO_LOSE)
}

function scoreAtAll(g: Glance, { does, hits }: RocketEffect): number {
  let sum = 0
  for (const opponent of g.view.players) {
    if (!isOpponent(g, opponent)) continue
    const value = valueAgainst(g.catalogue, opponent, does)
    sum += value + (hits === 1 ? EACH_OPPONENT : Math.max(LEAST_SECOND_HIT, SECOND_HIT * value))
  }
  if (hits === 1) return sum
  return sum - SKIPPED - (g.me.fleet.length <= FEW_SHIPS ? SKIPPED_WHEN_WEAK : 0)
}

const isOpponent = ({ seat }: Glance, player: SeenPlayer): boolean => player.seat !== seat && isAlive(player)

function meanOfOthers({ effects }: Glance, own: number): number {
  if (effects.length < 2) return 0
  let sum = -own
  for (const { value } of effects) sum += value
  return sum / (effects.length - 1)
}

const TIE = 1e-9

/** The opponent against whom this is worth most; among equals any, by the bot's own luck (SG-1.3a). */
export function targetOf(g: Glance, does: RocketEffect['does']): Seat {
  const { view, catalogue, random } = g
  // In a duel there is nothing to compare.
  if (view.players.length === 2) return view.players[1 - g.seat]?.seat ?? bug('There is nobody to fire at.')
  let most = Number.NEGATIVE_INFINITY
  let equals = 0
  for (const opponent of view.players) {
    if (!isOpponent(g, opponent)) continue
    const value = valueAgainst(catalogue, opponent, does)
    if (value > most + TIE) equals = 1
    else if (value > most - TIE) equals++
    most = Math.max(most, value)
  }
  let skipped = equals > 1 ? random.below(equals, 'target') : 0
  for (const opponent of view.players)
    if (isOpponent(g, opponent) && valueAgainst(catalogue, opponent, does) > most - TIE && skipped-- === 0)
      return opponent.seat
  return bug('There is nobody to fire at.')
}
