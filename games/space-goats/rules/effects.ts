/** What a card can do, by the names that card files use. One effect, one row: there are no cards with effects of their own. */

export const KINDS = ['currency', 'rocket', 'shield', 'special', 'debris'] as const
export type Kind = (typeof KINDS)[number]

/** How a hit meets shields: SG-4.7, 4.10, 4.11. */
export type Hit = 'normal' | 'piercing' | 'weak'

/** SG-8.4–8.9, section 11.2: what the automatic choices and the reference policy think of a card. */
interface Valued {
  readonly value: number
}

/** What a rocket does to whom. `emp` and `jam` are no hits: nobody chooses a ship for them. */
export interface RocketEffect extends Valued {
  readonly kind: 'rocket'
  readonly does: Hit | 'emp' | 'jam'
  /** SG-4.6: only the least protected ships may take it. */
  readonly seeks?: true
  /** one: a named opponent. each: a named opponent for every hit. all: every living opponent. */
  readonly at: 'one' | 'each' | 'all'
  readonly hits: 1 | 2
  /** SG-4.15–4.17: what it costs the attacker afterwards. */
  readonly drawback?: 'skip' | 'bank' | 'discard'
}

export interface ShieldEffect extends Valued {
  readonly kind: 'shield'
  /** 0: reactive, played from hand against a hit. */
  readonly strength: 0 | 1 | 2
  /** SG-4.10: also stops piercing hits. */
  readonly stopsPiercing?: true
  /** SG-5.3 */
  readonly drawsAndDiscards?: true
  /** SG-4.5 */
  readonly thenTrashes?: true
}

export interface SpecialEffect extends Valued {
  readonly kind: 'special'
  readonly does: 'recon' | 'salvage' | 'dealer' | 'lastStand' | 'shuttle' | 'warp' | 'purge' | 'clean' | 'rest'
}

interface CurrencyEffect extends Valued {
  readonly kind: 'currency'
  /** SG-2.4 */
  readonly draws: 0 | 1
}

interface DebrisEffect extends Valued {
  readonly kind: 'debris'
}

export type Effect = RocketEffect | ShieldEffect | SpecialEffect | CurrencyEffect | DebrisEffect

type Members<E> = E extends unknown ? keyof E : never

/** Every member that any effect has. */
type AnyMember = { readonly [K in Members<Effect>]?: unknown }

/**
 * All effects get one shape, absent members included: whoever reads a card reads it at full speed, whatever it does. By
 * one literal, since effects that were spread into a blank one come out in two shapes.
 */
function inShape<E extends Effect>(effect: E): E {
  const { kind, value, does, at, hits, seeks, drawback }: AnyMember = effect
  const { strength, stopsPiercing, drawsAndDiscards, thenTrashes, draws }: AnyMember = effect
  const shaped: object = {
    kind,
    value,
    does,
    at,
    hits,
    seeks,
    drawback,
    strength,
    stopsPiercing,
    drawsAndDiscards,
    thenTrashes,
    draws,
  }
  return shaped as E
}

/** Section 2.2 and SG-R25. The misspelt name is the one that card files use. */
const TABLE = {
  gain_1_currency: { kind: 'currency', value: 2, draws: 0 },
  gain_1_currency_draw_1: { kind: 'currency', value: 2, draws: 1 },
  no_effect: { kind: 'debris', value: -4 },
  destroy_1_unshielded_ship: { kind: 'rocket', value: 6, does: 'weak', at: 'one', hits: 1 },
  destroy_1_ship: { kind: 'rocket', value: 8, does: 'normal', at: 'one', hits: 1 },
  destroy_1_weakest_ship: { kind: 'rocket', value: 8.5, does: 'normal', seeks: true, at: 'one', hits: 1 },
  destroy_1_ship_ignore_shields: { kind: 'rocket', value: 9.2, does: 'piercing', at: 'one', hits: 1 },
  strip_all_shields_one_opponent: { kind: 'rocket', value: 7.8, does: 'emp', at: 'one', hits: 1 },
  each_opponent_blocks_or_loses_ship: { kind: 'rocket', value: 10, does: 'normal', at: 'all', hits: 1 },
  destroy_up_to_2_ships_then_lose_one_1_bank_currency: {
    kind: 'rocket',
    value: 9.3,
    does: 'normal',
    at: 'each',
    hits: 2,
    drawback: 'bank',
  },
  destroy_1_ship_then_discard_1_random_card_from_hand: {
    kind: 'rocket',
    value: 7.4,
    does: 'normal',
    at: 'one',
    hits: 1,
    drawback: 'discard',
  },
  each_opponent_blocks_2_or_loses_2_ships_and_you_skip_next_turn: {
    kind: 'rocket',
    value: 11.2,
    does: 'normal',
    at: 'all',
    hits: 2,
    drawback: 'skip',
  },
  destory_up_to_2_ships: { kind: 'rocket', value: 10.5, does: 'normal', at: 'each', hits: 2 },
  assign_to_ship_block_1: { kind: 'shield', value: 6.2, strength: 1 },
  assign_to_ship_block_1_draw_1_discard_1: { kind: 'shield', value: 6.8, strength: 1, drawsAndDiscards: true },
  assign_to_ship_block_2: { kind: 'shield', value: 8.2, strength: 2 },
  assign_to_ship_block_any: { kind: 'shield', value: 9, strength: 1, stopsPiercing: true },
  reactive_block_1_rocket: { kind: 'shield', value: 7, strength: 0 },
  reactive_block_1_rocket_then_trash_1_card_from_hand_or_discard: {
    kind: 'shield',
    value: 7.6,
    strength: 0,
    thenTrashes: true,
  },
  draw_3_keep_2_discard_1: { kind: 'special', value: 6.5, does: 'recon' },
  retrieve_1_card_from_discard: { kind: 'special', value: 7, does: 'salvage' },
  look_at_top3_any_market_rearrange: { kind: 'special', value: 5, does: 'dealer' },
  negate_last_ship_loss_once: { kind: 'special', value: 7.5, does: 'lastStand' },
  add_1_ship_to_fleet: { kind: 'special', value: 8.2, does: 'shuttle' },
  take_extra_turn: { kind: 'special', value: 9.8, does: 'warp' },
  trash_1_card_from_discard: { kind: 'special', value: 5, does: 'purge' },
  trash_1_card_from_discard_draw_1: { kind: 'special', value: 5, does: 'clean' },
} as const satisfies Readonly<Record<string, Effect>>

export const EFFECTS = Object.fromEntries(
  Object.entries(TABLE).map(([name, effect]) => [name, inShape(effect)]),
) as typeof TABLE

/** `skip_next_turn` is the one name with two meanings: as a rocket it jams the target, as a special it rests. */
export const SKIP_EFFECT = 'skip_next_turn'
export const JAM: RocketEffect = inShape({ kind: 'rocket', value: 6, does: 'jam', at: 'one', hits: 1 })
export const REST: SpecialEffect = inShape({ kind: 'special', value: 0, does: 'rest' })

/** SG-R25: other names under which custom card sets may know an effect. */
export const ALIASES: Readonly<Record<string, string>> = {
  skip_next_buy: SKIP_EFFECT,
  cancel_1_rocket_targeting_you: 'reactive_block_1_rocket',
  destroy_up_to_2_ships: 'destory_up_to_2_ships',
}
