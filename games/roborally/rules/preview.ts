import type { Seat } from '@starboard/kernel'
import type { Card } from './cards.ts'
import { factoryFor } from './course/table.ts'
import type { Cause, FactoryEvent } from './events.ts'
import { runRegister } from './factory/run.ts'
import type { Heading } from './heading.ts'
import type { Square } from './square.ts'
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
  readonly path: readonly PreviewStop[]
  /** Damage taken. */
  readonly hits: number
  readonly destroyed: Cause | null
  /** Touched at its end. */
  readonly checkpoint: number | null
}

export interface Preview {
  readonly from: PreviewStop
  /** Up to the register in which the robot is destroyed or touches the last checkpoint. */
  readonly registers: readonly PreviewRegister[]
}

type Program = readonly (Card | null)[]

/** The own program as if nobody else acted: the others stand where they are seen, switched off. */
export function previewOf(view: View, seat: Seat, program: Program): Preview {
  const bodies = view.dockOrder.flatMap((one) => bodyOf(view, one, one === seat ? program : NO_PROGRAM))
  const own = bodies.find((body) => body.seat === seat)
  if (own === undefined) return { from: { phase: 'reveal', at: -1, heading: 0 }, registers: [] }
  const from: PreviewStop = { phase: 'reveal', at: own.at, heading: own.heading }
  const registers: PreviewRegister[] = []
  for (const register of REGISTERS) {
    if (own.status !== 'active' || own.finished !== null) break
    registers.push(previewRegister(view, { bodies, own, register }))
  }
  return { from, registers }
}

const NO_PROGRAM: Program = REGISTERS.map(() => null)

function bodyOf({ robots }: View, seat: Seat, program: Program): Body[] {
  const robot = robots[seat]
  if (robot?.status !== 'active') return []
  const { at, heading, damage, lives, archive, next, poweredDown } = robot
  const isStill = program === NO_PROGRAM || poweredDown
  return [
    {
      seat,
      status: 'active',
      at,
      heading,
      damage,
      lives,
      archive,
      next,
      poweredDown: isStill,
      registers: [...program],
      lastTouch: null,
      out: null,
      finished: null,
    },
  ]
}

interface Run {
  readonly bodies: readonly Body[]
  readonly own: Body
  readonly register: Register
}

function previewRegister(view: View, { bodies, own, register }: Run): PreviewRegister {
  const path: PreviewStop[] = []
  const before = own.damage
  const [next, heard]: [number, { hits: number; destroyed: Cause | null }] = [own.next, { hits: 0, destroyed: null }]
  runRegister({
    factory: factoryFor(view),
    bodies,
    rules: { ...view.options, poweredDownFires: 'no', playOn: false },
    turn: view.turn,
    register,
    phase: 'reveal',
    destroyed: [],
    drawLock: () => null,
    tell(event) {
      listen(event, own, heard)
      note(path, event.phase, own)
    },
  })
  return {
    register,
    path,
    hits: Math.max(heard.hits, own.damage - before),
    destroyed: heard.destroyed,
    checkpoint: own.next > next ? next : null,
  }
}

function listen(event: FactoryEvent, { seat }: Body, heard: { hits: number; destroyed: Cause | null }): void {
  if (event.kind === 'robotDestroyed' && event.seat === seat) heard.destroyed = event.cause
  if (event.kind === 'lasersFired')
    for (const hit of event.hits) if (hit.seat === seat) heard.hits += hit.after - hit.before
}

/** One stop for each change of place or heading. */
function note(path: PreviewStop[], phase: Phase, { at, heading }: Body): void {
  const last = path.at(-1)
  if (last?.at !== at || last.heading !== heading) path.push({ phase, at, heading })
}
