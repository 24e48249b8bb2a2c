import { seatOf } from '@starboard/kernel'
import type { Lesson } from '@starboard/screen/contract/lesson.ts'
import type { SpaceGoats } from '../rules/state.ts'

const YOU = seatOf(0)
const GRUFF = seatOf(1)

type Steps = Lesson<SpaceGoats>['steps']

const theTable: Steps = [
  {
    say: 'Welcome, captain! These are your ships, each flown by a goat. The last fleet standing wins.',
    point: 'seat-0',
  },
  {
    say: 'Every goat wears a space suit. The first hit tears it off, the second one loses the ship.',
    point: 'ship-1',
  },
  { say: 'That is Captain Gruff, who wants your orbit. He has as many ships, and as many suits.', point: 'seat-1' },
  {
    say: 'At the start of your turn you drew four cards. Fuel went to your bank by itself: you have 3 to spend.',
    point: 'bank-0',
  },
]

const firstRound: Steps = [
  {
    say: 'Each turn you do one thing. Begin with something to hide behind: buy the Hull Plating for 2.',
    press: ['slot-0', 'Buy for 2'],
    expect: [{ kind: 'buy', slot: 0 }],
    refuse: 'A good eye, but today you begin with the Hull Plating, on the left of the market.',
    luck: ['RK01', 'ST03', 'ST01', 'ST01', 'ST05'],
    others: [{ seat: GRUFF, does: { kind: 'rocket', card: 'ST03', target: YOU } }],
    meanwhile: 'What you buy goes to your discard pile, and comes to your hand later. Now it is Gruff’s turn.',
  },
  {
    say: 'Gruff fires! You choose which ship takes the hit. Both wear suits: let Hircus Maximus take it.',
    press: ['ship-1', 'Take it on Hircus'],
    expect: [{ kind: 'defend', ship: 1 }],
    refuse: 'It could, but this one is for Hircus Maximus.',
    luck: ['ST03', 'ST04', 'ST01', 'ST02', 'ST01'],
    meanwhile: 'Riiip! The suit is gone, the goat is fine. A new round begins with you.',
  },
]

const secondRound: Steps = [
  {
    say: 'A Scout Ship in your hand is fuel too, and draws you one card more. That makes 4 in your bank.',
    point: 'bank-0',
  },
  {
    say: 'And you have drawn a Weak Rocket. Buy or shoot, that is the question; now shoot back!',
    press: ['Weak Rocket', 'Fire at Gruff'],
    expect: [{ kind: 'rocket', card: 'ST03', target: GRUFF }],
    refuse: 'Later! Gruff laughs at you, and you hold a rocket.',
    others: [
      { seat: GRUFF, does: { kind: 'defend', ship: 2 }, luck: ['ST01', 'ST01', 'ST01', 'ST04'] },
      { seat: GRUFF, does: { kind: 'buy', slot: 0 }, luck: ['SP07', 'SH01', 'ST01', 'ST01'] },
    ],
    meanwhile: 'You name the fleet, its captain names the ship.',
  },
]

const thirdRound: Steps = [
  {
    say: 'Your draw pile was empty, so your discard pile was shuffled: the Hull Plating is in your hand.',
    point: 'hand',
  },
  {
    say: 'But look at the market: with 6 in the bank you can afford the Twin Salvo, two hits in one. Buy it first!',
    press: ['slot-1', 'Buy for 5'],
    expect: [{ kind: 'buy', slot: 1 }],
    refuse: 'One thing a turn, and this turn it is the Twin Salvo: who knows whether it is still there in the next.',
    luck: ['SH04', 'ST02', 'RK01', 'ST01', 'ST03'],
    others: [{ seat: GRUFF, does: { kind: 'rocket', card: 'RK01', target: YOU } }],
    meanwhile: 'It is yours. Now watch Gruff’s hand.',
  },
  {
    say: 'A Standard Rocket! You hold an Emergency Shield: a reactive card, which cancels one hit. Block with it.',
    press: ['Block: Emergency Shield', 'Block with Emergency Shield'],
    expect: [{ kind: 'defend', card: 'ST04' }],
    refuse: 'No ship needs to suffer: block with the Emergency Shield.',
    luck: ['ST05', 'ST03', 'RK09'],
    meanwhile: 'Nobody could know that you held it. It is used up and goes to the trash.',
  },
]

const fourthRound: Steps = [
  {
    say: 'Hircus Maximus flies bare: one more hit, and it is lost. Put the Hull Plating before its nose.',
    press: ['Hull Plating', 'Put it on Hircus'],
    expect: [{ kind: 'shield', card: 'SH01', ship: 1 }],
    refuse: 'First the bare goat: the Hull Plating, on Hircus Maximus.',
    luck: ['ST05', 'ST01'],
    others: [{ seat: GRUFF, does: { kind: 'rocket', card: 'ST03', target: YOU } }],
    meanwhile: 'A shield takes hits before the suit does.',
  },
  {
    say: 'Only a Weak Rocket: a shield stops it and is not even worn. Which ship takes it is easy now.',
    press: ['ship-1', 'Take it on Hircus'],
    expect: [{ kind: 'defend', ship: 1 }],
    refuse: 'Look at what it would do: only before the plating it does nothing.',
    luck: ['ST01', 'ST01'],
  },
]

const fifthRound: Steps = [
  {
    say: 'Your Twin Salvo has come round. Fire it at Gruff!',
    press: ['Twin Salvo', 'Fire at Gruff'],
    expect: [{ kind: 'rocket', card: 'RK09', target: GRUFF }],
    refuse: 'The great moment is here: fire the Twin Salvo.',
    others: [{ seat: GRUFF, does: { kind: 'defend', card: 'ST04' } }],
    meanwhile: 'Two hits, one after the other …',
  },
  {
    say: 'He blocked the first one: he had an Emergency Shield as well. But one card stops one hit. Aim the second!',
    press: ['Aim at Gruff'],
    expect: [{ kind: 'nextHit', target: GRUFF }],
    refuse: 'You have one hit left: aim it at Gruff.',
    others: [
      { seat: GRUFF, does: { kind: 'defend', ship: 3 }, luck: ['ST05', 'RK01', 'ST03'] },
      { seat: GRUFF, does: { kind: 'rocket', card: 'RK01', target: YOU } },
    ],
    meanwhile: 'Now both of his goats are bare, and he is furious.',
  },
  {
    say: 'His Standard Rocket again. The plating takes a normal hit once, then it breaks. Let it.',
    press: ['ship-1', 'Take it on Hircus'],
    expect: [{ kind: 'defend', ship: 1 }],
    refuse: 'Keep the last suit for worse times: the plating is there to be hit.',
    luck: ['ST01', 'ST01', 'ST02', 'RK09'],
  },
]

const lastRound: Steps = [
  {
    say: 'What luck! Your Scout Ship drew a card, the pile was shuffled, and there it is: the Twin Salvo.',
    point: 'hand',
  },
  {
    say: 'Gruff has two bare goats, you have two hits, and his Emergency Shield is in the trash. Finish it!',
    press: ['Twin Salvo', 'Fire at Gruff'],
    expect: [{ kind: 'rocket', card: 'RK09', target: GRUFF }],
    refuse: 'He would never let you off like this. The Twin Salvo, captain!',
    others: [{ seat: GRUFF, does: { kind: 'defend', ship: 2 } }],
    meanwhile: 'One …',
  },
  {
    say: 'One goat down. And now the other.',
    press: ['Aim at Gruff'],
    expect: [{ kind: 'nextHit', target: GRUFF }],
    refuse: 'One more hit, captain: Gruff.',
    others: [{ seat: GRUFF, does: { kind: 'defend', ship: 3 } }],
    meanwhile: '… and two!',
  },
  {
    say: 'The orbit is yours! One thing more: when two fleets are left and a round passes without a lost ship, drifting wreckage hits both.',
    point: 'seat-0',
  },
]

/** Two quiet rounds to learn in, then a fight that is won by a hair. */
export const steps: Steps = [
  ...theTable,
  ...firstRound,
  ...secondRound,
  ...thirdRound,
  ...fourthRound,
  ...fifthRound,
  ...lastRound,
]
