import { seatOf } from '@starboard/kernel'
import { captionOf, registerInWords } from '../../board/model/telling.ts'
import { CARDS, type Card, type CardCode } from '../../rules/cards.ts'
import type { Course } from '../../rules/course/course.ts'
import type { Beam, FactoryEvent } from '../../rules/events.ts'
import { factoryOf } from '../../rules/factory/compile.ts'
import { runRegister } from '../../rules/factory/run.ts'
import { loneShift } from '../../rules/factory/shift.ts'
import type { Heading } from '../../rules/heading.ts'
import type { Square } from '../../rules/square.ts'
import { type Body, type Phase, REGISTERS, type Register } from '../../rules/state.ts'

/** Where a test-drive begins, and with which instructions; null: nothing in that register. */
export interface DrivePlan {
  readonly at: Square
  readonly heading: Heading
  readonly program: readonly (CardCode | null)[]
}

/** One thing that happened to the robot. The first frame is before anything has. */
export interface Frame {
  readonly register: Register | null
  readonly phase: Phase | null
  readonly at: Square
  readonly heading: Heading
  readonly damage: number
  readonly isGone: boolean
  readonly beams: readonly Beam[]
  /** A few words. */
  readonly text: string
}

interface RegisterStory {
  readonly register: Register
  /** A sentence or two. */
  readonly text: string
}

export interface Drive {
  readonly frames: readonly Frame[]
  readonly story: readonly RegisterStory[]
}

const SEAT = seatOf(0)
const READING = { name: () => 'the robot', reader: null }

/** RR-3.9: the real rules, register by register, with one robot on the course. */
export function drive(course: Course, plan: DrivePlan): Drive {
  const factory = factoryOf(course)
  const body = bodyOf(plan)
  const frames: Frame[] = [frameOf(body, null)]
  const story: RegisterStory[] = []
  for (const register of REGISTERS) {
    if (body.status !== 'active' || hasWon(body, factory.checkpoints.length)) break
    const events: FactoryEvent[] = []
    runRegister({
      ...loneShift(factory, body, register),
      tell(event) {
        events.push(event)
        if (isSeen(event)) frames.push(frameOf(body, event))
      },
    })
    story.push({ register, text: registerInWords(events, READING) })
  }
  return { frames, story }
}

const hasWon = ({ next }: Body, last: number): boolean => last > 0 && next > last

const isSeen = (event: FactoryEvent): boolean => captionOf([event], SEAT, READING) !== ''

const frameOf = ({ at, heading, damage, status }: Body, event: FactoryEvent | null): Frame => ({
  register: event?.register ?? null,
  phase: event?.phase ?? null,
  at,
  heading,
  damage,
  isGone: status !== 'active',
  beams: event?.kind === 'lasersFired' ? event.beams.filter(({ target }) => target === SEAT) : [],
  text: event === null ? '' : captionOf([event], SEAT, READING),
})

const bodyOf = ({ at, heading, program }: DrivePlan): Body => ({
  seat: SEAT,
  status: 'active',
  at,
  heading,
  damage: 0,
  lives: 3,
  archive: at,
  next: 1,
  poweredDown: false,
  registers: cardsFor(program),
  lastTouch: null,
  out: null,
  finished: null,
})

/** RR-1.1: any instruction as often as one likes, each with a card of its own as long as there are some. */
export function cardsFor(program: DrivePlan['program']): (Card | null)[] {
  return REGISTERS.map((register) => {
    const code = program[register - 1] ?? null
    if (code === null) return null
    const ofKind = CARDS.filter((card) => card.code === code)
    const before = program.slice(0, register - 1).filter((other) => other === code).length
    return ofKind[before % ofKind.length]?.card ?? null
  })
}
