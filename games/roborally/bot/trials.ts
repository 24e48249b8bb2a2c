import type { Card } from '../rules/cards.ts'
import { type Body, REGISTERS, type Register } from '../rules/state.ts'
import { poseOf, WRECK } from './drive.ts'
import { bodyOf, type Outlook } from './outlook.ts'
import { runOne, type World } from './world.ts'
import type { End } from './worth.ts'

/** By register. */
export type Program = (Card | null)[]

/** How a turn ended for everybody, by seat. */
export type Ends = readonly (End | undefined)[]

/** How the turn ends with each of these programs as mine, in their order. */
export function playTurns(o: Outlook, world: World, programs: readonly Program[]): readonly Ends[] {
  const ends: Ends[] = []
  playOn({ o, ends }, world, 1, [...programs.entries()])
  return ends
}

type Trial = readonly [place: number, program: Program]

interface Trials {
  readonly o: Outlook
  /** By place. */
  readonly ends: Ends[]
}

/**
 * From this register on. These programs were the same before it: as long as they are, one run is enough for all. Lists of
 * registers are not copied, since a register changes none of them where there is no card to draw.
 */
function playOn(trials: Trials, before: World, register: Register, alike: readonly Trial[]): void {
  for (const [[, program], same] of byCard(alike, register)) {
    const bodies = before.map((body) => bodyOf(body, body.seat === trials.o.seat ? program : body.registers))
    const isOver = runOne(trials.o, bodies, register)
    const next = isOver ? undefined : REGISTERS.find((later) => later > register)
    if (next !== undefined) playOn(trials, bodies, next, same)
    else for (const [place] of same) trials.ends[place] = endsOf(bodies)
  }
}

/** One of each that have the same card here, and all of them. */
function byCard(trials: readonly Trial[], register: Register): readonly (readonly [Trial, Trial[]])[] {
  const groups: [Trial, Trial[]][] = []
  for (const trial of trials) {
    const known = groups.find(([[, program]]) => program[register - 1] === trial[1][register - 1])
    if (known === undefined) groups.push([trial, [trial]])
    else known[1].push(trial)
  }
  return groups
}

function endsOf(bodies: readonly Body[]): Ends {
  const ends: (End | undefined)[] = []
  for (const body of bodies) ends[body.seat] = endOf(body)
  return ends
}

const endOf = ({ status, at, heading, next, damage, lives, archive }: Body): End => ({
  pose: status === 'active' ? poseOf(at, heading) : WRECK,
  next,
  damage,
  lives,
  archive,
})
