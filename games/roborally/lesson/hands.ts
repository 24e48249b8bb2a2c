import type { Card } from '../rules/cards.ts'

type Hands = readonly [yours: readonly Card[], bolts: readonly Card[]]

/** RR-3.4: one card each in turn; whoever has all of theirs is passed over. */
export const dealt = (hands: Hands): readonly Card[] =>
  Array.from({ length: Math.max(...hands.map(({ length }) => length)) }).flatMap((_, round) =>
    hands.flatMap((hand) => hand.slice(round, round + 1)),
  )

export const FIRST_HANDS: Hands = [
  ['M2-700', 'M1-650', 'RR-100', 'M1-640', 'RL-090', 'UT-010', 'BU-430', 'RL-110', 'M3-840'],
  ['RL-130', 'RL-150', 'RL-170', 'RL-190', 'M3-800', 'UT-020', 'RR-080', 'RR-120', 'BU-440'],
]

/** RR-3.2: you have two damage by then, and get two cards less. */
export const SECOND_HANDS: Hands = [
  ['RR-140', 'M3-830', 'RL-070', 'M1-660', 'M2-690', 'UT-030', 'BU-450'],
  ['RR-160', 'M3-810', 'M1-490', 'M1-500', 'RL-210', 'RL-230', 'UT-040', 'BU-460', 'M2-670'],
]
