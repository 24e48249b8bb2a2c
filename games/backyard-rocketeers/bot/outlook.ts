import { bug, type Look, type Seat } from '@starboard/kernel'
import type { Act, Action } from '../rules/actions.ts'
import { type Card, type CardId, factsOf } from '../rules/cards/catalogue.ts'
import { isIn } from '../rules/player.ts'
import type { BackyardRocketeers } from '../rules/state.ts'
import type { SeenPlayer, View } from '../rules/view.ts'
import { HAND_LIMIT } from '../rules/vocabulary.ts'
import { type Hull, hullOf } from './hull.ts'
import { type Track, trackOf, turnsToWin } from './race.ts'
import { weights } from './weights.ts'

/** What a bot allows itself, and what it is inclined to. */
export interface Policy {
  readonly sabotage: boolean
  readonly reactions: boolean
  /** How much longer than usual a card waits for a blow that is worth it. */
  readonly patience: number
  /** How much sooner than usual it leaves the pad, in turns that the next draw might save. */
  readonly haste: number
}

export const USUAL: Policy = { sabotage: true, reactions: true, patience: 1, haste: 0 }

/** What a seat sees, in the words a player thinks in. */
export type Outlook = Pick<FirstLook, keyof FirstLook>

/** One way to answer: an action, or undefined where the tactic has nothing to say. */
export type Tactic = (o: Outlook) => Action | undefined

export const outlookOf = (look: Look<BackyardRocketeers>, seat: Seat, policy: Policy): Outlook =>
  new FirstLook(look, seat, policy)

/** A class, because the race is worked out only when a tactic asks, and a literal with getters is slow to make. */
class FirstLook {
  readonly view: View
  readonly legal: readonly Action[]
  readonly policy: Policy
  readonly me: SeenPlayer
  readonly hand: readonly CardId[]
  readonly track: Track
  /** Everybody else who is still in the game. */
  readonly rivals: readonly SeenPlayer[]
  readonly #turns: (number | undefined)[] = []
  #hull: Hull | undefined

  constructor({ view, legal }: Look<BackyardRocketeers>, seat: Seat, policy: Policy) {
    const { players } = view
    this.view = view
    this.legal = legal
    this.policy = policy
    this.me = players[seat] ?? bug(`There is no seat ${seat}.`)
    this.hand = (this.me.hand ?? []).filter((card) => card !== null)
    this.track = trackOf(view)
    this.rivals = players.filter((player) => player.seat !== seat && isIn(player))
  }

  get hull(): Hull {
    this.#hull ??= hullOf(this.me)
    return this.#hull
  }

  /** How long this player still needs. */
  turnsOf(player: SeenPlayer): number {
    const known = this.#turns[player.seat]
    if (known !== undefined) return known
    const turns = turnsToWin(this.track, player)
    this.#turns[player.seat] = turns
    return turns
  }

  playerAt(seat: Seat): SeenPlayer {
    return this.view.players[seat] ?? bug(`There is no seat ${seat}.`)
  }

  /** Whether cards should rather be used than kept. */
  get isHandFull(): boolean {
    return this.hand.length >= HAND_LIMIT
  }
}

/** What hurting somebody is worth: the leader's loss counts in full, that of those behind less. */
export function dangerOf(o: Outlook, victim: SeenPlayer): number {
  let best = Number.POSITIVE_INFINITY
  for (const other of [o.me, ...o.rivals]) if (other.seat !== victim.seat) best = Math.min(best, o.turnsOf(other))
  const behind = Math.max(0, o.turnsOf(victim) - best)
  return 1 / (1 + behind / weights.chaseSpan)
}

export function leaderOf(o: Outlook): SeenPlayer | undefined {
  let leader: SeenPlayer | undefined
  for (const rival of o.rivals) if (leader === undefined || o.turnsOf(rival) < o.turnsOf(leader)) leader = rival
  return leader
}

/** The legal actions of one kind. */
export function actionsOf<K extends Action['kind']>({ legal }: Outlook, kind: K): readonly Act<K>[] {
  const isOf = (action: Action): action is Act<K> => action.kind === kind
  return legal.filter(isOf)
}

/** The one with the highest score above this; of equals the first. */
export function bestOf<X>(list: readonly X[], score: (one: X) => number, above = 0): X | undefined {
  let best: X | undefined
  let most = above
  for (const one of list) {
    const value = score(one)
    if (value <= most) continue
    best = one
    most = value
  }
  return best
}

/** The highest score, whatever it is. */
export function mostOf<X>(list: readonly X[], score: (one: X) => number): X | undefined {
  let best = list[0]
  let most = best === undefined ? 0 : score(best)
  for (const one of list.slice(1)) {
    const value = score(one)
    if (value <= most) continue
    best = one
    most = value
  }
  return best
}

export const effectKind = (card: CardId): Card['effect']['kind'] => factsOf(card).effect.kind
