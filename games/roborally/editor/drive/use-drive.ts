import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CardCode } from '../../rules/cards.ts'
import type { Course } from '../../rules/course/course.ts'
import { type Heading, NORTH } from '../../rules/heading.ts'
import { OFF_BOARD, type Square } from '../../rules/square.ts'
import { REGISTERS } from '../../rules/state.ts'
import { squareOf } from '../model/numbers.ts'
import { tileAt } from '../model/tiles.ts'
import { type Drive, type DrivePlan, drive, type Frame } from './drive.ts'

export interface Driving {
  readonly plan: DrivePlan
  /** Null: the robot waits at its start. */
  readonly run: Drive | null
  /** What is shown of it. */
  readonly frame: Frame | null
  readonly place: number
  readonly isPlaying: boolean
  startAt(square: Square, heading: Heading): void
  setProgram(program: readonly (CardCode | null)[]): void
  play(): void
  step(): void
  reset(): void
}

const FRAME_MS = 420

/** The first dock, or the first square where there is none. */
function firstPlan(course: Course): DrivePlan {
  const dock = squareOf(course, 'dock', 1)
  const at = dock === OFF_BOARD ? 0 : dock
  const heading = tileAt(course, at).dock?.heading ?? course.head.heading ?? NORTH
  return { at, heading, program: REGISTERS.map(() => null) }
}

/** A robot on the course that is being drawn. A change of the course takes it back to its start. */
export function useDrive(course: Course): Driving {
  const [wanted, setWanted] = useState<DrivePlan | null>(null)
  const [begun, setBegun] = useState<{ readonly course: Course; readonly run: Drive } | null>(null)
  const [place, setPlace] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const plan = useMemo(() => {
    const known = wanted ?? firstPlan(course)
    return known.at < course.tiles.length ? known : { ...firstPlan(course), program: known.program }
  }, [wanted, course])
  const run = begun?.course === course ? begun.run : null
  const last = (run?.frames.length ?? 1) - 1

  useEffect(() => {
    if (!isPlaying || place >= last) return setPlaying(false)
    const timer = setTimeout(() => setPlace(place + 1), FRAME_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, place, last])

  const reset = useCallback(() => {
    setBegun(null)
    setPlace(0)
    setPlaying(false)
  }, [])
  const begin = (then: number, isRunning: boolean) => {
    if (run === null) setBegun({ course, run: drive(course, plan) })
    setPlace(then)
    setPlaying(isRunning)
  }
  return {
    plan,
    run,
    frame: run?.frames[Math.min(place, last)] ?? null,
    place: Math.min(place, last),
    isPlaying,
    startAt(at, heading) {
      reset()
      setWanted({ ...plan, at, heading })
    },
    setProgram(program) {
      reset()
      setWanted({ ...plan, program })
    },
    play: () => begin(run === null || place >= last ? 0 : place, true),
    step: () => begin(run === null ? 1 : Math.min(place + 1, last), false),
    reset,
  }
}
