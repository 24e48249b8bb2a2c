import type { EFFECTS } from '../../rules/effects.ts'

export type EffectName = keyof typeof EFFECTS | 'jam' | 'rest'

/** A worth by how long the fight will last: at the start, in the middle, late, at the end. */
export type Row = readonly [number, number, number, number]

export interface Weights {
  /** How many hit points are left where the four columns of the rows stand. */
  readonly stages: Row
  /** What a card in the deck is worth. */
  readonly cards: Readonly<Record<EffectName, Row>>
  /** What is lost with a strength of a shield, with a suit, with a bare ship. */
  readonly shield: number
  readonly suit: number
  readonly ship: number
  /** A strength that is assigned now, before it is too late for it. */
  readonly assigned: number
  /** More for a strength that stops piercing hits too. */
  readonly phase: number
  /** Losing the last suit or shield: nothing is left to spare a ship. */
  readonly lastCover: number
  /** A set last stand. */
  readonly lastStand: Row
  /** A hit point of the strongest rival, of which the others share the rest, and the end of a rival. */
  readonly leaderHit: Row
  readonly elimination: number
  /** My own end, and what one hit point more is worth beyond itself when few are left. */
  readonly survival: number
  readonly fear: number
  /** How much of a rival's deck counts as strength, beside the fleet. */
  readonly threat: number
  /** A turn more or less. */
  readonly turn: Row
  /** A card drawn, or a place in hand made free. */
  readonly slot: number
  /** Saving: how much the best of the other cards for sale counts, and what is left of it for each coin that is missing. */
  readonly dreams: number
  readonly impatience: number
  /** How much more a card is worth in hand than in the deck, or a coin in the bank. */
  readonly inHand: number
  /** Quiet rounds hurt both: for each hit point that I am behind, what a round without wreckage gains. */
  readonly quiet: number
  /** Passing where all coins are in the bank and nothing is left to be drawn: nothing would ever change. */
  readonly idle: number
  /** A block is kept unless it saves this share of what it is worth. */
  readonly keepBlock: number
}

/** What the bot believes, in hit points: fitted to many games against itself. */
export const duel: Weights = {
  stages: [11, 7, 4, 1.5],
  cards: {
    gain_1_currency: [0.05, 0.02, 0, 0],
    gain_1_currency_draw_1: [0.1, 0.05, 0, 0],
    no_effect: [-0.11, -0.12, -0.05, -0.07],
    destroy_1_unshielded_ship: [0.45, 0.39, 0.19, 0.03],
    destroy_1_ship: [0.31, 0.24, 0.15, 0.09],
    destroy_1_weakest_ship: [0.3, 0.17, 0.1, 0.07],
    destroy_1_ship_ignore_shields: [0.67, 0.56, 0.42, 0.22],
    strip_all_shields_one_opponent: [0.28, 0.37, 0.19, 0.07],
    each_opponent_blocks_or_loses_ship: [-0.04, -0.03, 0.02, 0.06],
    destroy_up_to_2_ships_then_lose_one_1_bank_currency: [4.41, 3.21, 1.89, 0.7],
    destroy_1_ship_then_discard_1_random_card_from_hand: [0.03, 0.09, 0.08, 0.05],
    each_opponent_blocks_2_or_loses_2_ships_and_you_skip_next_turn: [0.54, 0.32, 0.17, -0.01],
    destory_up_to_2_ships: [3.84, 2.77, 1.61, 0.51],
    assign_to_ship_block_1: [0.39, 0.22, 0.06, 0.01],
    assign_to_ship_block_1_draw_1_discard_1: [0.49, 0.21, 0.15, 0.06],
    assign_to_ship_block_2: [1.03, 0.97, 0.88, 0.61],
    assign_to_ship_block_any: [0.43, 0.35, 0.11, 0.12],
    reactive_block_1_rocket: [0.84, 0.86, 0.82, 0.59],
    reactive_block_1_rocket_then_trash_1_card_from_hand_or_discard: [0.51, 0.64, 0.78, 0.5],
    draw_3_keep_2_discard_1: [-0.29, -0.23, -0.13, -0.01],
    retrieve_1_card_from_discard: [-0.75, -0.51, -0.21, -0.01],
    look_at_top3_any_market_rearrange: [-0.67, -0.28, -0.05, 0.09],
    negate_last_ship_loss_once: [-0.21, -0.16, -0.09, -0.02],
    add_1_ship_to_fleet: [0.6, 0.5, 0.4, 0.1],
    take_extra_turn: [-0.2, -0.29, -0.28, -0.03],
    trash_1_card_from_discard: [-0.54, -0.39, -0.22, -0.1],
    trash_1_card_from_discard_draw_1: [-0.64, -0.46, -0.26, -0.04],
    jam: [0.4, 0.4, 0.3, 0.1],
    rest: [-0.6, -0.5, -0.3, -0.1],
  },
  shield: 0.9,
  suit: 0.85,
  ship: 1,
  assigned: 1.5,
  phase: 0.26,
  lastCover: 0.3,
  lastStand: [0.84, 0.64, 0.89, 1.24],
  leaderHit: [1, 1, 1, 1],
  elimination: 10,
  survival: 10,
  fear: 0.6,
  threat: 0,
  turn: [1.25, 1.35, 1.35, 1.46],
  slot: 0.13,
  dreams: 1.37,
  impatience: 0.67,
  inHand: 0.05,
  quiet: 0.04,
  idle: 0.8,
  keepBlock: 0.49,
}

/** With three and more there is no wreckage, and whoever looks weak is shot at. */
const crowd: Weights = {
  ...duel,
  stages: [9, 6.5, 4, 2],
  cards: {
    ...duel.cards,
    no_effect: [-0.2, -0.2, -0.15, -0.06],
    destroy_1_unshielded_ship: [0.1, 0.1, 0.1, 0],
    destroy_1_ship: [0.1, 0.1, 0.06, 0.05],
    destroy_1_weakest_ship: [0.1, 0.1, 0.06, 0.05],
    destroy_1_ship_ignore_shields: [0.2, 0.15, 0.1, 0.1],
    strip_all_shields_one_opponent: [-0.05, 0, 0, 0],
    each_opponent_blocks_or_loses_ship: [1.5, 1.3, 1, 0.5],
    destroy_up_to_2_ships_then_lose_one_1_bank_currency: [1.3, 1.1, 0.8, 0.4],
    destroy_1_ship_then_discard_1_random_card_from_hand: [0.08, 0.06, 0.05, 0.02],
    each_opponent_blocks_2_or_loses_2_ships_and_you_skip_next_turn: [2.8, 2.2, 1.8, 0.7],
    destory_up_to_2_ships: [1.5, 1.3, 0.9, 0.4],
    assign_to_ship_block_1: [0.12, 0.15, 0.2, 0.03],
    assign_to_ship_block_1_draw_1_discard_1: [0.12, 0.2, 0.25, 0.07],
    assign_to_ship_block_2: [1.05, 1.05, 1, 0.5],
    assign_to_ship_block_any: [0.45, 0.4, 0.4, 0.2],
    reactive_block_1_rocket: [0.4, 0.5, 0.7, 0.7],
    reactive_block_1_rocket_then_trash_1_card_from_hand_or_discard: [0.45, 0.55, 0.75, 0.7],
    draw_3_keep_2_discard_1: [-0.7, -0.4, -0.2, -0.1],
    retrieve_1_card_from_discard: [-0.6, -0.4, -0.2, -0.2],
    look_at_top3_any_market_rearrange: [-0.6, -0.5, -0.3, -0.1],
    negate_last_ship_loss_once: [0.25, 0.25, 0.3, 0.1],
    take_extra_turn: [0.2, 0.1, 0, 0],
    trash_1_card_from_discard: [-0.5, -0.35, -0.2, -0.1],
    trash_1_card_from_discard_draw_1: [-0.5, -0.45, -0.3, -0.15],
  },
  shield: 0.7,
  suit: 0.7,
  assigned: 0.8,
  lastCover: 0.5,
  ship: 0.8,
  lastStand: [0.25, 0.4, 0.6, 1],
  leaderHit: [0.6, 0.7, 0.8, 0.8],
  elimination: 0.4,
  turn: [0.5, 0.5, 0.5, 0.5],
  dreams: 0.7,
  quiet: 0,
}

/** What a bot goes by, with one rival and with several. */
export interface Beliefs {
  readonly duel: Weights
  readonly crowd: Weights
}

export const BELIEFS: Beliefs = { duel, crowd }
