import { type Bench, type Measurement, measure, secondsFor } from '@starboard/bench'
import { bug, type Chance, fastChance, seatOf, shuffled } from '@starboard/kernel'
import { CARD_IDS } from '../rules/cards.ts'
import { parseCourse } from '../rules/course/parse.ts'
import { factoryOf } from '../rules/factory/compile.ts'
import type { Factory } from '../rules/factory/factory.ts'
import { runRegister } from '../rules/factory/run.ts'
import { HEADINGS, NORTH, turned } from '../rules/heading.ts'
import { type Body, REGISTERS } from '../rules/state.ts'
import { benchCourse } from './bench-course.ts'

const ROBOTS = 8
const TURNS = 2000
const LIVES = 3

/** How many registers a second the factory executes, with eight robots in each other's way. */
export const registersBench: Bench = (_entry, { rounds, onFigure }) => {
  for (const figure of measure(registers, factory(), rounds)) onFigure(figure)
}

function factory(): Factory {
  const parsed = parseCourse(benchCourse, 'course')
  return 'course' in parsed ? factoryOf(parsed.course) : bug(parsed.faults[0]?.text ?? 'No course.')
}

const registers: Measurement<Factory> = {
  aims: [
    { name: 'eight robots on 12x12, nobody listens', unit: 'registers/s', goal: { atLeast: 20_000 } },
    { name: 'the same, every event told', unit: 'registers/s', goal: { atLeast: 20_000 } },
  ],
  prepare: (factory) => {
    const random = fastChance('registers')
    let told = 0
    return () => [perSecond(factory, random), perSecond(factory, random, () => told++)]
  },
}

/** The robots start afresh each turn, so that all of them are always there. */
function perSecond(factory: Factory, random: Chance, tell?: () => void): number {
  const turns = Array.from({ length: TURNS }, () => robotsOn(factory, random))
  const seconds = secondsFor(() => {
    for (const [turn, bodies] of turns.entries()) runTurn(factory, bodies, { turn, ...(tell && { tell }) })
  })
  return (TURNS * REGISTERS.length) / seconds
}

function runTurn(factory: Factory, bodies: readonly Body[], more: { turn: number; tell?: () => void }): void {
  const rules = { poweredDownFires: 'no', archiveOn: 'checkpoints', playOn: false } as const
  const common = { factory, bodies, rules, destroyed: [], drawLock: () => null, ...more }
  for (const register of REGISTERS) runRegister({ ...common, register, phase: 'reveal' })
}

/** Anywhere but in pits, with programs from one shuffled deck. */
function robotsOn(factory: Factory, random: Chance): readonly Body[] {
  const free = factory.course.tiles.flatMap(({ ground }, square) => (ground.kind === 'pit' ? [] : [square]))
  const squares = shuffled(free, random, 'squares')
  const cards = shuffled(CARD_IDS, random, 'cards')
  return Array.from({ length: ROBOTS }, (_, place) => ({
    ...START,
    seat: seatOf(place),
    at: squares[place] ?? 0,
    archive: squares[place] ?? 0,
    heading: turned(NORTH, random.below(HEADINGS.length, 'headings')),
    registers: cards.slice(place * REGISTERS.length, (place + 1) * REGISTERS.length),
  }))
}

const START = {
  status: 'active',
  damage: 0,
  lives: LIVES,
  next: 1,
  poweredDown: false,
  lastTouch: null,
  out: null,
  finished: null,
} as const
