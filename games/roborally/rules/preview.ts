import type { Seat } from '@starboard/kernel'
import type { Card } from './cards.ts'
import { factoryFor } from './course/table.ts'
import type { Cause, FactoryEvent } from './events.ts'
import { runRegister } from './factory/run.ts'
import { type Heading, NORTH } from './heading.ts'
import { OFF_BOARD, type Square } from './square.ts'
import { type Body, type Phase, REGISTERS, type Register } from './state.ts'
import type { View } from './view.ts'

/** Where the robot is after something has moved or turned it; OFF_BOARD when it is gone. */
export interface PreviewStop {
  readonly phase: Phase
  readonly at: Square
  readonly heading: Heading
}

export interface PreviewRegister {
  readonly register: Register
  /** The first stop is where it stands before. */
  readonly path: readonly PreviewStop[]
  /** Damage taken. */
  readonly hits: number
  readonly destroyed: Cause | null
  /** Touched at its end. */
  readonly checkpoint: number | null
}

export interface Preview {
  /** Where the robot stands now. */
  readonly from: PreviewStop
  /** Up to the register in which the robot is destroyed or touches the last checkpoint. */
  readonly registers: readonly PreviewRegister[]
}

type Program = readonly (Card | null)[]

/** Section 24: your program and the factory alone, as if there were no other robots. */
export function previewOf(view: View, seat: Seat, program: Program): Preview {
  const own = bodyOf(view, seat, program)
  const from: PreviewStop = { phase: 'reveal', at: own?.at ?? OFF_BOARD, heading: own?.heading ?? NORTH }
  const registers: PreviewRegister[] = []
  for (const register of REGISTERS) {
    if (own?.status !== 'active' || own.finished !== null) break
    registers.push(previewRegister(view, own, register))
  }
  return { from, registers }
}

function bodyOf({ robots }: View, seat: Seat, program: Program): Body | undefined {
  const robot = robots[seat]
  if (robot === undefined) return undefined
  const { status, at, heading, damage, lives, archive, next, poweredDown } = robot
  return {
    seat,
    status,
    at,
    heading,
    damage,
    lives,
    archive,
    next,
    poweredDown,
    registers: [...program],
    lastTouch: null,
    out: null,
    finished: null,
  }
}

function previewRegister(view: View, own: Body, register: Register): PreviewRegister {
  const seen: Seen = { path: [], hits: 0, destroyed: null, checkpoint: null }
  runRegister({
    factory: factoryFor(view),
    bodies: [own],
    rules: { ...view.options, playOn: false },
    turn: view.turn,
    register,
    phase: 'reveal',
    destroyed: [],
    drawLock: () => null,
    tell: (event) => note(seen, event, own),
  })
  return { register, ...seen }
}

type Seen = { -readonly [K in Exclude<keyof PreviewRegister, 'register' | 'path'>]: PreviewRegister[K] } & {
  readonly path: PreviewStop[]
}

function note(seen: Seen, event: FactoryEvent, { seat, at, heading }: Body): void {
  const last = seen.path.at(-1)
  if (last?.at !== at || last.heading !== heading) seen.path.push({ phase: event.phase, at, heading })
  if (event.kind === 'lasersFired')
    for (const hit of event.hits) if (hit.seat === seat) seen.hits += hit.after - hit.before
  if (event.kind === 'robotDestroyed' && event.seat === seat) seen.destroyed = event.cause
  if (event.kind === 'checkpointTouched' && event.seat === seat) seen.checkpoint = event.checkpoint
}
