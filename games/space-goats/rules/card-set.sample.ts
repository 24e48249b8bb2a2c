/** A small set with what the box does not have: jamming, resting, two of a kind, a Shuttle in hand. */
const CARDS = [
  { id: 'pod', name: 'Pod', kind: 'currency', cost: null, copies: 4, effectId: 'gain_1_currency' },
  { id: 'scout', name: 'Scout', kind: 'currency', cost: null, copies: 1, effectId: 'gain_1_currency_draw_1' },
  { id: 'dart', name: 'Dart', kind: 'rocket', cost: null, copies: 1, effectId: 'destroy_1_ship' },
  { id: 'duck', name: 'Duck', kind: 'shield', cost: null, copies: 1, effectId: 'cancel_1_rocket_targeting_you' },
  { id: 'tender', name: 'Tender', kind: 'special', cost: null, copies: 1, effectId: 'add_1_ship_to_fleet' },
  { id: 'jammer', name: 'Jammer', kind: 'rocket', cost: 2, copies: 4, effectId: 'skip_next_buy' },
  { id: 'nap', name: 'Nap', kind: 'special', cost: 0, copies: 2, effectId: 'skip_next_turn' },
  { id: 'twins', name: 'Twins', kind: 'rocket', cost: 3, copies: 4, effectId: 'destroy_up_to_2_ships' },
  {
    id: 'mirror',
    name: 'Mirror',
    kind: 'shield',
    cost: 2,
    copies: 6,
    effectId: 'reactive_block_1_rocket_then_trash_1_card_from_hand_or_discard',
  },
  { id: 'dealer', name: 'Dealer', kind: 'special', cost: 1, copies: 4, effectId: 'look_at_top3_any_market_rearrange' },
  { id: 'warp', name: 'Warp', kind: 'special', cost: 3, copies: 3, effectId: 'take_extra_turn' },
  { id: 'magnet', name: 'Magnet', kind: 'special', cost: 1, copies: 3, effectId: 'retrieve_1_card_from_discard' },
]

export const SAMPLE_SET: string = JSON.stringify(CARDS)
