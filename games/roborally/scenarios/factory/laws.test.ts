import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FactoryEvent, Held, Moved } from '../../rules/events.ts'
import { ahead, type Factory, isPit, isWalled } from '../../rules/factory/factory.ts'
import { distanceAhead, firstAhead } from '../../rules/factory/floor.ts'
import { runPhase, runRegister } from '../../rules/factory/run.ts'
import type { Shift } from '../../rules/factory/shift.ts'
import { HEADINGS, type Heading } from '../../rules/heading.ts'
import { OFF_BOARD, squareAt } from '../../rules/square.ts'
import { type Body, PHASES, REGISTERS } from '../../rules/state.ts'
import { type Situation, shiftOf, situation } from './arbitrary.fixture.ts'

const seed = Number(process.env.LAW_SEED ?? Date.now() % 0x7fffffff)
const register = fc.constantFrom(...REGISTERS)

/** Runs a register, or the whole turn, and keeps what was told. */
function played(given: Situation, registers: readonly Shift['register'][]) {
  const events: FactoryEvent[] = []
  const tell = (event: FactoryEvent) => {
    events.push(event)
  }
  const first = shiftOf(given, 1, tell)
  for (const now of registers) runRegister({ ...first, register: now })
  return { bodies: first.bodies, destroyed: first.destroyed, events }
}

const inOrderOfSeats = (bodies: readonly Body[]) => bodies.toSorted((one, other) => one.seat - other.seat)

const law = (statement: (given: Situation, now: Shift['register']) => void) =>
  fc.assert(fc.property(situation, register, statement), { seed, numRuns: 200 })

describe(`laws of the factory (seed ${seed})`, () => {
  it('RR-4.7 RR-4.6 after every phase no two robots share a square, and none stands on a pit', () =>
    law((given, now) => {
      const shift = shiftOf(given, now)
      for (const phase of PHASES) {
        runPhase(shift, phase)
        const taken = shift.bodies.map(({ at }) => at).filter((at) => at !== OFF_BOARD)
        expect(new Set(taken).size).toBe(taken.length)
        expect(taken.filter((at) => isPit(given.factory, at))).toEqual([])
      }
    }))

  it('RR-1.4 robots are on the board exactly while they are active; lives and damage stay within bounds', () =>
    law((given) => {
      const { bodies, destroyed, events } = played(given, REGISTERS)
      expect(bodies.map(({ seat }) => seat)).toEqual(given.bodies.map(({ seat }) => seat))
      for (const { status, at, damage, lives } of bodies) {
        expect(at !== OFF_BOARD).toBe(status === 'active')
        expect(lives > 0).toBe(status !== 'eliminated')
        expect(damage >= 0 && damage <= 9).toBe(true)
      }
      const lost = (list: readonly Body[]) => list.reduce((sum, { lives }) => sum + lives, 0)
      expect(lost(given.bodies) - lost(bodies)).toBe(events.filter(({ kind }) => kind === 'robotDestroyed').length)
      const waiting = bodies.filter(({ status }) => status === 'destroyed').map(({ seat }) => seat)
      expect(destroyed.toSorted()).toEqual(waiting.toSorted())
    }))

  it('RR-4.5 RR-4.9 RR-5.3 RR-6.2 every move goes to the next square, and never through a wall', () =>
    law((given) => {
      for (const { move, direction } of played(given, REGISTERS).events.flatMap((event) =>
        movesIn(given.factory, event),
      )) {
        expect(move.to).toBe(ahead(given.factory, move.from, direction))
        expect(isWalled(given.factory, move.from, direction)).toBe(false)
      }
    }))

  it('RR-5.4 RR-5.5 RR-5.6 RR-10.5 the order of the robots never matters to belts', () =>
    fc.assert(
      fc.property(situation, register, fc.infiniteStream(fc.nat()), (given, now, luck) => {
        const keys = new Map(given.bodies.map(({ seat }) => [seat, luck.next().value ?? 0]))
        const mixed = given.bodies.toSorted((one, other) => (keys.get(one.seat) ?? 0) - (keys.get(other.seat) ?? 0))
        const [one, other] = [given, { ...given, bodies: mixed }].map((each) => {
          const held: Held[] = []
          const shift = shiftOf(each, now, (event) => {
            if (event.kind === 'beltsMoved') held.push(...event.held)
          })
          runPhase(shift, 'express')
          runPhase(shift, 'belts')
          return { bodies: inOrderOfSeats(shift.bodies), held: held.map((each) => JSON.stringify(each)).toSorted() }
        })
        expect(other).toEqual(one)
      }),
      { seed, numRuns: 200 },
    ))

  it('RR-5.3 RR-5.4 RR-5.5 RR-5.6 whoever a belt does not carry has the reason that is told', () =>
    law((given, now) => {
      const before = given.bodies
      const shift = shiftOf(given, now, (event) => {
        if (event.kind !== 'beltsMoved') return
        for (const each of event.held) expect(isTrue(given.factory, each, { before, after: shift.bodies })).toBe(true)
      })
      runPhase(shift, 'belts')
    }))

  it('RR-7.2 RR-7.4 the first robot in line is the one that walking there meets', () =>
    law((given) => {
      for (const post of given.bodies) {
        expect(firstAhead(given, post, 1)?.seat).toBe(walkedInto(given, post)?.seat)
        expect(distanceAhead(given.factory, post, post.at)).toBe(0)
      }
    }))

  it('RR-3.9 what is told is all that happens (section 20)', () =>
    law((given) => {
      const { bodies, events } = played(given, REGISTERS)
      const film = structuredClone(given.bodies)
      for (const event of events) show(given.factory, film, event)
      expect(film.map(seen)).toEqual(bodies.map(seen))
    }))

  it('RR-3.9 a register that nobody listens to has the same outcome, and the same again', () =>
    law((given) => {
      const heard = played(given, REGISTERS)
      const silent = shiftOf(given, 1)
      for (const now of REGISTERS) runRegister({ ...silent, register: now })
      expect(silent.bodies).toEqual(heard.bodies)
      expect(silent.destroyed).toEqual(heard.destroyed)
      expect(played(given, REGISTERS)).toEqual(heard)
    }))
})

interface Edge {
  readonly move: Moved
  readonly direction: Heading
}

function movesIn({ beltTo }: Factory, event: FactoryEvent): Edge[] {
  if (event.kind === 'robotStepped' || event.kind === 'pusherFired')
    return event.moves.map((move) => ({ move, direction: event.direction }))
  if (event.kind !== 'beltsMoved') return []
  return event.moves.flatMap((move) =>
    HEADINGS.filter((heading) => heading === beltTo[move.from]).map((direction) => ({ move, direction })),
  )
}

interface Step {
  readonly before: readonly Body[]
  readonly after: readonly Body[]
}

/** RR-5.3 to 5.6, said a second time. */
function isTrue(factory: Factory, { at, reason }: Held, { before, after }: Step): boolean {
  const target = targetOf(factory, at)
  const others = before.filter((body) => body.at !== at)
  return {
    wall: target === undefined,
    conflict: others.some((body) => targetOf(factory, body.at) === target),
    'head-on': others.some((body) => body.at === target && targetOf(factory, body.at) === at),
    occupied: after.some((body) => body.at === target),
  }[reason]
}

function targetOf(factory: Factory, square: number): number | undefined {
  const to = HEADINGS.find((heading) => heading === factory.beltTo[square])
  return to === undefined || isWalled(factory, square, to) ? undefined : ahead(factory, square, to)
}

function walkedInto({ factory, bodies }: Situation, { at, heading }: Body): Body | undefined {
  for (let square = at; !isWalled(factory, square, heading); ) {
    square = ahead(factory, square, heading)
    const met = square === OFF_BOARD ? undefined : bodies.find((body) => body.at === square)
    if (met !== undefined || square === OFF_BOARD) return met
  }
  return undefined
}

/** The film: shows an event on robots that know nothing but what they are shown. */
function show(factory: Factory, film: Body[], event: FactoryEvent): void {
  const robot = (seat: Body['seat'], change: Partial<Body>) => {
    Object.assign(film.find((body) => body.seat === seat) ?? {}, change)
  }
  const off = { at: OFF_BOARD }
  if (event.kind === 'robotTurned') robot(event.seat, { heading: event.heading })
  if (event.kind === 'robotStepped' || event.kind === 'pusherFired')
    for (const { seat, to } of event.moves) robot(seat, { at: to })
  if (event.kind === 'beltsMoved') for (const { seat, to, heading } of event.moves) robot(seat, { at: to, heading })
  if (event.kind === 'gearsTurned') for (const { seat, heading } of event.turns) robot(seat, { heading })
  if (event.kind === 'lasersFired') for (const { seat, after } of event.hits) robot(seat, { damage: after })
  if (event.kind === 'robotDestroyed')
    robot(event.seat, { ...off, damage: 0, lives: event.lives, status: 'destroyed', poweredDown: false })
  if (event.kind === 'robotEliminated') robot(event.seat, { status: 'eliminated' })
  if (event.kind === 'checkpointTouched') robot(event.seat, { next: event.checkpoint + 1 })
  if (event.kind === 'archiveMoved') robot(event.seat, { archive: squareAt(factory, ...event.to) })
  if (event.kind === 'robotFinished') robot(event.seat, { ...off, status: 'finished' })
}

const seen = ({ at, heading, damage, lives, status, next, poweredDown, archive }: Body) => ({
  at,
  heading,
  damage,
  lives,
  status,
  next,
  poweredDown,
  archive,
})
