import { playOut } from '@starboard/bots'
import type { AnyBot, Outcome } from '@starboard/kernel'
import { COURSE_NAMES } from '../data/courses/names.ts'
import { roboRally } from '../rules/index.ts'
import { setupFor } from './races.fixture.ts'

interface Duel {
  readonly own: AnyBot
  readonly rival: AnyBot
  /** Every second race is the one before with seats changed; every pair has the next course. */
  readonly number: number
}

export function duel({ own, rival, number }: Duel): Outcome {
  const pair = Math.floor(number / 2)
  const course = COURSE_NAMES[pair % COURSE_NAMES.length] ?? COURSE_NAMES[0]
  const bots = number % 2 === 0 ? [own, rival] : [rival, own]
  return playOut({ game: roboRally }, { setup: setupFor(2, { course }), bots, seed: `duel/${pair}` }).outcome
}

/** Whether `own` comes first, alone. */
export function winsDuel(wanted: Duel): boolean {
  const { places } = duel(wanted)
  const seat = wanted.number % 2
  return places[seat] === 1 && places[1 - seat] !== 1
}
