import { EFFECTS, type Effect } from './effects.ts'

/** A card is its id: two copies are the same thing. */
export type CardId = string

export interface Card {
  readonly id: CardId
  readonly name: string
  /** Null: a starter card, never for sale; its copies are those of one player. */
  readonly cost: number | null
  readonly copies: number
  readonly effect: Effect
  /** What its face says. */
  readonly text: string
}

/** Section 2.1: the starter deck of one player. */
export const STARTER: readonly Card[] = [
  card('ST01', 'Fuel Pod', [null, 5], EFFECTS.gain_1_currency, 'Worth 1. Goes to your bank by itself.'),
  card('ST02', 'Scout Ship', [null, 1], EFFECTS.gain_1_currency_draw_1, 'Worth 1. Draw 1 when it is banked.'),
  card(
    'ST03',
    'Weak Rocket',
    [null, 1],
    EFFECTS.destroy_1_unshielded_ship,
    '1 weak hit: any assigned shield stops it.',
  ),
  card(
    'ST04',
    'Emergency Shield',
    [null, 1],
    EFFECTS.reactive_block_1_rocket,
    'When a hit is aimed at you: cancel it.',
  ),
  card('ST05', 'Debris Field', [null, 1], EFFECTS.no_effect, 'Does nothing but drift back to you.'),
]

/** Section 2.2: the 43 cards of the market. */
export const MARKET: readonly Card[] = [
  card('RK01', 'Standard Rocket', [2, 3], EFFECTS.destroy_1_ship, '1 normal hit.'),
  card('RK02', 'Seeking Rocket', [2, 2], EFFECTS.destroy_1_weakest_ship, '1 normal hit on the least protected ship.'),
  card(
    'RK03',
    'Piercing Rocket',
    [3, 3],
    EFFECTS.destroy_1_ship_ignore_shields,
    '1 hit that goes through assigned shields.',
  ),
  card(
    'RK04',
    'EMP Rocket',
    [3, 2],
    EFFECTS.strip_all_shields_one_opponent,
    'Trashes all assigned shields of one fleet.',
  ),
  card('RK05', 'Barrage Rocket', [4, 2], EFFECTS.each_opponent_blocks_or_loses_ship, '1 normal hit on every opponent.'),
  card(
    'RK06',
    'Salvo Rocket',
    [4, 2],
    EFFECTS.destroy_up_to_2_ships_then_lose_one_1_bank_currency,
    'Up to 2 normal hits, then lose 1 bank card.',
  ),
  card(
    'RK07',
    'Shatter Rocket',
    [3, 3],
    EFFECTS.destroy_1_ship_then_discard_1_random_card_from_hand,
    '1 normal hit, then discard a random card.',
  ),
  card(
    'RK08',
    'Overload Barrage',
    [5, 1],
    EFFECTS.each_opponent_blocks_2_or_loses_2_ships_and_you_skip_next_turn,
    '2 normal hits on every opponent. Skip your next turn.',
  ),
  card('RK09', 'Twin Salvo', [5, 1], EFFECTS.destory_up_to_2_ships, 'Up to 2 normal hits, on opponents of choice.'),
  card('SH01', 'Hull Plating', [2, 2], EFFECTS.assign_to_ship_block_1, 'Strength 1: stops 1 hit on its ship.'),
  card(
    'SH02',
    'Decoy Drone',
    [2, 3],
    EFFECTS.assign_to_ship_block_1_draw_1_discard_1,
    'Strength 1; draw 1, discard 1.',
  ),
  card(
    'SH03',
    'Emergency Thrusters',
    [2, 3],
    EFFECTS.reactive_block_1_rocket,
    'When a hit is aimed at you: cancel it.',
  ),
  card('SH04', 'Reinforced Hull', [3, 2], EFFECTS.assign_to_ship_block_2, 'Strength 2: stops 2 hits on its ship.'),
  card('SH05', 'Phase Shield', [4, 2], EFFECTS.assign_to_ship_block_any, 'Strength 1, stops piercing too.'),
  card(
    'SH06',
    'Aegis Countermeasure',
    [3, 1],
    EFFECTS.reactive_block_1_rocket_then_trash_1_card_from_hand_or_discard,
    'Cancel a hit. Then trash 1 card, hand or discard.',
  ),
  card('SH07', 'Bulwark Plating', [4, 1], EFFECTS.assign_to_ship_block_2, 'Strength 2: stops 2 hits on its ship.'),
  card('SP01', 'Deep Space Recon', [2, 1], EFFECTS.draw_3_keep_2_discard_1, 'Draw 3, discard 1 of them.'),
  card(
    'SP02',
    'Salvage Operation',
    [2, 1],
    EFFECTS.retrieve_1_card_from_discard,
    'Take another card from your discard pile.',
  ),
  card('SP03', 'Arms Dealer', [3, 1], EFFECTS.look_at_top3_any_market_rearrange, 'Look at top 3 of the pile, reorder.'),
  card(
    'SP04',
    'Last Stand Protocol',
    [3, 1],
    EFFECTS.negate_last_ship_loss_once,
    'Your last ship survives being destroyed once.',
  ),
  card('SP05', 'Reinforcement Shuttle', [4, 1], EFFECTS.add_1_ship_to_fleet, 'On purchase: 1 more ship, bare side up.'),
  card('SP06', 'Warp Drive', [4, 1], EFFECTS.take_extra_turn, 'One extra turn after this one.'),
  card('SP07', 'Deck Purge', [2, 2], EFFECTS.trash_1_card_from_discard, 'Trash 1 card from hand or discard pile.'),
  card(
    'SP08',
    'Deep Clean',
    [3, 2],
    EFFECTS.trash_1_card_from_discard_draw_1,
    'Trash 1 card of your discard pile, then draw 1.',
  ),
]

function card(
  id: CardId,
  name: string,
  [cost, copies]: readonly [cost: number | null, copies: number],
  effect: Effect,
  text: string,
): Card {
  return { id, name, cost, copies, effect, text }
}
