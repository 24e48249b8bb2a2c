import type { Explanation } from '@starboard/screen/pieces/explaining/explain.ts'
import { type Card, type CardCode, factsOf } from '../../rules/cards.ts'
import type { Course, Ground, Tile } from '../../rules/course/course.ts'
import type { Phase, Register } from '../../rules/state.ts'
import { counted } from './people.ts'

const DOES: Readonly<Record<CardCode, string>> = {
  M1: 'One square forward.',
  M2: 'Two squares forward, step by step.',
  M3: 'Three squares forward, step by step.',
  BU: 'One square back, without turning.',
  RL: 'A quarter turn to the left, on the spot.',
  RR: 'A quarter turn to the right, on the spot.',
  UT: 'A half turn, on the spot.',
}

const MOVES = 'A wall ends it; robots in the way are pushed.'

/** What a card does, and when in its register. */
export function cardExplained(card: Card): Explanation {
  const { name, code, priority, instruction } = factsOf(card)
  const does = instruction.kind === 'steps' ? `${DOES[code]} ${MOVES}` : DOES[code]
  return {
    name: `${name}, priority ${priority}`,
    text: `${does}\nPriority ${priority} of 10 to 840: in its register, higher cards run first.`,
    rule: instruction.kind === 'steps' ? 'RR-4.4' : 'RR-4.3',
    card,
  }
}

export const registerExplained = (register: Register): Explanation => ({
  name: `Register ${register}`,
  text: `The ${ORDINALS[register]} card of your program. All robots run their ${ORDINALS[register]} register together, then belts, pushers, gears and lasers act.`,
  rule: 'RR-3.9',
})

const ORDINALS: Readonly<Record<Register, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' }

export const LOCKED: Explanation = {
  name: 'Locked register',
  text: 'Damage locks it: its card stays, face up, until damage falls.',
  rule: 'RR-9.3',
}

export const FACE_DOWN: Explanation = { name: 'Face down', text: 'Turned up when its register runs.', rule: 'RR-4.1' }

const GROUNDS: Readonly<Record<Ground['kind'], Explanation>> = {
  floor: { text: 'Bare floor: it does nothing to a robot.' },
  pit: { text: 'Whoever gets here is destroyed.', rule: 'RR-4.6' },
  repair: { text: 'Takes the damage off a robot that stands here after the fifth register.', rule: 'RR-10.2' },
  gear: { text: 'Turns a robot a quarter in every register.', rule: 'RR-6.5' },
  belt: { text: 'Carries a robot one square in every register.', rule: 'RR-5.2' },
}

/** What a square does to a robot that stands on it. */
function squareExplained({ ground, checkpoint, dock, pusher, lasers }: Tile): Explanation {
  const isExpress = ground.kind === 'belt' && ground.isExpress
  const base = isExpress ? EXPRESS : GROUNDS[ground.kind]
  const more: readonly Explanation[] = [
    ...(checkpoint === undefined ? [] : [CHECKPOINT]),
    ...(dock === undefined ? [] : [DOCK]),
    ...(pusher === undefined ? [] : [PUSHER]),
    ...(lasers.length === 0 ? [] : [LASER]),
  ]
  const all = more.length > 0 && ground.kind === 'floor' ? more : [base, ...more]
  return { text: all.map(({ text }) => text).join(' '), rule: all.find(({ rule }) => rule !== undefined)?.rule }
}

const EXPRESS: Explanation = { text: 'Carries a robot two squares in every register.', rule: 'RR-5.1' }
const CHECKPOINT: Explanation = {
  text: 'Touched by a robot that ends a register here and has had all before it.',
  rule: 'RR-8.1',
}
const DOCK: Explanation = { text: 'A robot starts here.', rule: 'RR-2.4' }
const PUSHER: Explanation = { text: 'Pushes a robot one square ahead in the registers printed on it.', rule: 'RR-6.1' }
const LASER: Explanation = { text: 'Hits the first robot in its line after every register.', rule: 'RR-7.2' }

export const squaresExplained = (course: Course): readonly Explanation[] => course.tiles.map(squareExplained)

export const PHASES_EXPLAINED: Readonly<Record<Phase, Explanation>> = {
  reveal: { text: 'All cards of the register are turned up together.', rule: 'RR-4.1' },
  cards: { text: 'Robots move one after the other, the highest priority first.', rule: 'RR-4.1' },
  express: { text: 'Express belts carry robots one square.', rule: 'RR-5.1' },
  belts: { text: 'All belts carry robots one square, express belts once more.', rule: 'RR-5.2' },
  pushers: { text: 'Pushers push where this register is printed on them.', rule: 'RR-6.1' },
  gears: { text: 'Gears turn the robots on them a quarter.', rule: 'RR-6.5' },
  lasers: { text: 'Board lasers and all robots fire at once.', rule: 'RR-7.1' },
  checkpoints: { text: 'Robots that stand on their next checkpoint touch it.', rule: 'RR-8.1' },
}

const MOST_DAMAGE = 9

/** RR-9.2, 9.3 */
export const damageExplained = (damage: number): Explanation => ({
  name: 'Damage',
  text: `${damage} of ${MOST_DAMAGE}: ${counted(MOST_DAMAGE - damage, 'card')} at the next deal. From the fifth on registers lock, the tenth destroys the robot.`,
  rule: 'RR-9.2',
})

export const LIVES: Explanation = {
  name: 'Lives',
  text: 'Being destroyed costs one. Without lives a robot is out of the race.',
  rule: 'RR-9.7',
}

export const NEXT_FLAG: Explanation = {
  name: 'Next checkpoint',
  text: 'Checkpoints are touched in order. Whoever touches the last one wins.',
  rule: 'RR-8.5',
}

export const DEALT: Explanation = {
  name: 'Cards dealt',
  text: 'Nine, less one for each damage. Five of them make a program.',
  rule: 'RR-9.2',
}

export const POWERED_DOWN: Explanation = {
  name: 'Powered down',
  text: 'No cards and no fire this turn; all damage is gone.',
  rule: 'RR-11.2',
}

export const DOCK_NUMBER: Explanation = {
  name: 'Dock',
  text: 'Wherever robots need an order among themselves, lower docks come first.',
  rule: 'RR-2.5',
}

export const ROBOT: Explanation = {
  name: 'Robot',
  text: 'Robots differ in looks alone. Its colour and shape are those of its seat.',
  rule: 'RR-1.3',
}
