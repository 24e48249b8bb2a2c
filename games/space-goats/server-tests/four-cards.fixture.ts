const FOUR = [
  { id: 'rain', kind: 'rocket', effectId: 'each_opponent_blocks_or_loses_ship' },
  { id: 'duck', kind: 'shield', effectId: 'reactive_block_1_rocket' },
  { id: 'mirror', kind: 'shield', effectId: 'reactive_block_1_rocket_then_trash_1_card_from_hand_or_discard' },
  { id: 'dart', kind: 'rocket', effectId: 'destroy_1_ship' },
].map((card) => ({ ...card, name: card.id, cost: null, copies: 1 }))

/** Too dear for anybody. */
const ORE = { id: 'ore', name: 'ore', kind: 'currency', cost: 9, copies: 9, effectId: 'gain_1_currency' }

/** A card file whose starter deck is a hand: from the first turn on everybody holds these four, whatever luck says. */
export const FOUR_CARDS: string = JSON.stringify([...FOUR, ORE])
