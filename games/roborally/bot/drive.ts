import { bug, seatOf } from '@starboard/kernel'
import type { Factory } from '../rules/factory/factory.ts'
import { runRegister } from '../rules/factory/run.ts'
import { loneShift } from '../rules/factory/shift.ts'
import { HEADINGS, type Heading, opposite, turned } from '../rules/heading.ts'
import { OFF_BOARD, type Square } from '../rules/square.ts'
import { type Body, REGISTERS, type Register } from '../rules/state.ts'
import { MOVES } from './moves.ts'
import { at } from './numbers.ts'

/** Where a robot stands and looks: four times its square, plus its heading. */
export type Pose = number

/** Where a robot is that was destroyed. */
export const WRECK: Pose = -1

export const poseOf = (square: Square, heading: Heading): Pose => 4 * square + heading
export const squareOf = (pose: Pose): Square => pose >> 2

/** A lone robot in this factory, worked out beforehand: where every card takes it from everywhere, in each register. */
export interface Drive {
  readonly factory: Factory
  readonly poses: number
  /** How many registers differ from each other: one where there are no pushers, else five. */
  readonly beats: number
  /** After card and board elements: `to[(beat * MOVES.length + move) * poses + pose]`, WRECK if destroyed. */
  readonly to: Int16Array
  /** By square: what the lasers of the board do to a lone robot there. */
  readonly hits: Uint8Array
  readonly mostHits: number
}

const drives = new WeakMap<Factory, Drive>()

export function driveOf(factory: Factory): Drive {
  const known = drives.get(factory)
  if (known !== undefined) return known
  const drive = newDrive(factory)
  drives.set(factory, drive)
  return drive
}

/** Registers count from 0 here. */
export const driven = ({ to, beats, poses }: Drive, pose: Pose, move: number, register: number): Pose =>
  to[((register % beats) * MOVES.length + move) * poses + pose] ?? WRECK

/** The pose one step on, WRECK in a pit or over the edge, the same before a wall. */
export function stepped({ next, walls, isPit }: Factory, pose: Pose, to: Heading): Pose {
  const square = squareOf(pose)
  if ((at(walls, square) & (1 << to)) !== 0) return pose
  const there = at(next, 4 * square + to)
  return there === OFF_BOARD || at(isPit, there) === 1 ? WRECK : 4 * there + (pose & 3)
}

function newDrive(factory: Factory): Drive {
  const poses = 4 * factory.size
  const registers = factory.pushers.length === 0 ? REGISTERS.slice(0, 1) : REGISTERS
  const to = new Int16Array(registers.length * MOVES.length * poses).fill(WRECK)
  registers.forEach((register, beat) => {
    const carried = carriedBy(factory, register)
    MOVES.forEach((_, move) => {
      for (let pose = 0; pose < poses; pose++) {
        const moved = afterCard(factory, pose, move)
        if (moved !== WRECK) to[(beat * MOVES.length + move) * poses + pose] = at(carried, moved)
      }
    })
  })
  const hits = hitsIn(factory)
  return { factory, poses, beats: registers.length, to, hits, mostHits: Math.max(...hits) }
}

/** RR-7.2, with nobody in the way. */
function hitsIn({ size, lasers }: Factory): Uint8Array {
  const hits = new Uint8Array(size)
  for (const { path, beams } of lasers) for (const square of path) hits[square] = at(hits, square) + beams
  return hits
}

/** RR-4.3–4.6, with nobody in the way. */
function afterCard(factory: Factory, pose: Pose, move: number): Pose {
  if (at(factory.isPit, squareOf(pose)) === 1) return WRECK
  const instruction = MOVES[move] ?? null
  if (instruction === null) return pose
  const heading = headingOf(pose)
  if (instruction.kind === 'turn') return poseOf(squareOf(pose), turned(heading, instruction.quarters))
  const direction = instruction.steps < 0 ? opposite(heading) : heading
  let now = pose
  for (let left = Math.abs(instruction.steps); left > 0 && now !== WRECK; left--) now = stepped(factory, now, direction)
  return now
}

export const headingOf = (pose: Pose): Heading => HEADINGS[pose & 3] ?? bug(`Pose ${pose} has no heading.`)

/** What the board does to a robot that stands still, by pose; the factory itself is asked. */
function carriedBy(factory: Factory, register: Register): Int16Array {
  const carried = new Int16Array(4 * factory.size).fill(WRECK)
  for (let square = 0; square < factory.size; square++) {
    if (at(factory.isPit, square) === 1) continue
    const body = loneBody(square)
    runRegister(loneShift(factory, body, register))
    if (body.status !== 'active') continue
    // Belts and gears turn a robot by so much, wherever it looks.
    for (const heading of HEADINGS) carried[poseOf(square, heading)] = poseOf(body.at, turned(body.heading, heading))
  }
  return carried
}

const loneBody = (square: Square): Body => ({
  seat: seatOf(0),
  status: 'active',
  at: square,
  heading: 0,
  damage: 0,
  lives: 1,
  archive: square,
  next: 0,
  poweredDown: false,
  registers: REGISTERS.map(() => null),
  lastTouch: null,
  out: null,
  finished: null,
})
