import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { useState } from 'react'
import type { Reenter } from '../../rules/actions.ts'
import type { Course } from '../../rules/course/course.ts'
import { HEADINGS, type Heading, letterOf } from '../../rules/heading.ts'
import { placeOf, type Square } from '../../rules/square.ts'
import type { RoboRally } from '../../rules/state.ts'
import type { ReentryPlace } from '../../rules/view.ts'

/** RR-10.6–10.11: where my robot comes back: a square, then a heading, then whether it rests. */
export interface Reentering {
  readonly places: readonly ReentryPlace[]
  readonly square: Square | null
  readonly headings: readonly Heading[]
  readonly heading: Heading | null
  readonly mayPowerDown: boolean
  readonly powerDown: boolean
  chooseSquare(square: Square): void
  chooseHeading(heading: Heading): void
  setPowerDown(on: boolean): void
  /** Null until there is a heading. */
  readonly confirm: (() => void) | null
  /** One choice back; null where there is none. */
  readonly back: (() => void) | null
}

type Props = Pick<BoardProps<RoboRally>, 'view' | 'me' | 'open' | 'act'>

interface Choice {
  readonly about: string
  readonly square: Square | null
  readonly heading: Heading | null
  readonly powerDown: boolean
}

export function useReentry({ view, me, open, act }: Props, course: Course): Reentering | null {
  const [kept, setKept] = useState<Choice | null>(null)
  const isMine = open.some(({ seat, kind }) => seat === me && kind === 'reentry')
  const { reentry } = view
  if (!isMine || reentry === null || reentry.seat !== me) return null
  const about = `${view.race} ${view.turn}`
  const [only] = reentry.places.length === 1 ? reentry.places : []
  const wasAnnounced = view.robots[me]?.announced === true
  const first: Choice = { about, square: only?.square ?? null, heading: null, powerDown: wasAnnounced }
  const choice = kept?.about === about ? kept : first
  const { square, heading, powerDown } = choice
  const place = reentry.places.find((one) => one.square === square)
  const headings = HEADINGS.filter((one) => place?.headings.includes(one))
  return {
    places: reentry.places,
    square: place?.square ?? null,
    headings,
    heading,
    mayPowerDown: reentry.mayPowerDown,
    powerDown,
    chooseSquare: (chosen) => setKept({ ...choice, square: chosen, heading: null }),
    chooseHeading: (chosen) => setKept({ ...choice, heading: chosen }),
    setPowerDown: (on) => setKept({ ...choice, powerDown: on }),
    confirm: place === undefined || heading === null ? null : () => act(answer(course, place.square, heading, choice)),
    back:
      heading !== null
        ? () => setKept({ ...choice, heading: null })
        : square !== (only?.square ?? null)
          ? () => setKept(null)
          : null,
  }
}

const answer = (course: Course, square: Square, heading: Heading, { powerDown }: Choice): Reenter => ({
  kind: 'reenter',
  at: placeOf(course, square),
  heading: letterOf(heading),
  powerDown,
})
