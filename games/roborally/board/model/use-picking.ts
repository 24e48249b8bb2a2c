import { type NameOf, readText, type Seat } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { useCallback, useMemo, useState } from 'react'
import type { Course } from '../../rules/course/course.ts'
import { courseFor } from '../../rules/course/table.ts'
import type { Event } from '../../rules/events.ts'
import type { RoboRally } from '../../rules/state.ts'
import type { SeenRobot } from '../../rules/view.ts'
import { words } from '../../rules/words.ts'
import { type FilmNow, filmNow } from '../film/film-now.ts'
import { placed } from './drafting.ts'
import { type Forecast, forecastOf } from './forecast.ts'
import { robotOf } from './people.ts'
import { type Drafting, useDraft } from './use-draft.ts'
import { type Reentering, useReentry } from './use-reentry.ts'
import { useWatched } from './use-watched.ts'

type Props = BoardProps<RoboRally>

/** Everything that the parts of this board share: what the table tells, and what somebody is about to do. */
export interface Picking extends Props {
  readonly name: NameOf
  /** The game's sentence about an event. */
  says(event: Event): string | null
  readonly course: Course
  /** My robot, or that of whom one looks over the shoulder. */
  readonly front: SeenRobot | null
  readonly drafting: Drafting | null
  readonly reentering: Reentering | null
  /** My program without other robots, with the picked card where it would go. */
  readonly forecast: Forecast | null
  readonly film: FilmNow | null
  readonly hasPreview: boolean
  readonly hasGrid: boolean
  togglePreview(): void
  toggleGrid(): void
}

export function usePicking(props: Props): Picking {
  const { view, me, viewer, seats, beat, story } = props
  const [hasPreview, setPreview] = useState(true)
  const [hasGrid, setGrid] = useState(true)
  const course = courseFor(view)
  const drafting = useDraft(props)
  const reentering = useReentry(props, course)
  useWatched(props)
  const name: NameOf = useCallback(
    (seat) => seats.find((face) => face.seat === seat)?.name ?? `Seat ${seat + 1}`,
    [seats],
  )
  const forecast = useForecast(props, drafting)
  return {
    ...props,
    name,
    says: (event) => {
      const sentence = words.event(event)
      return sentence === null ? null : readText(sentence, { name, reader: me, isStory: true })
    },
    course,
    front: robotOf(view, me ?? lookedAt(viewer)),
    drafting,
    reentering,
    forecast,
    film: filmNow(view, beat, story),
    hasPreview,
    hasGrid,
    togglePreview: () => setPreview(!hasPreview),
    toggleGrid: () => setGrid(!hasGrid),
  }
}

const lookedAt = (viewer: Props['viewer']): Seat | null => (typeof viewer === 'number' ? viewer : null)

/** Also once it is submitted: then the draft is the program. */
function useForecast({ view, me, beat }: Props, drafting: Drafting | null): Forecast | null {
  const robot = robotOf(view, me)
  const isProgramming = view.agenda.steps.at(-1)?.kind === 'programming' && beat === null
  const draft = drafting?.draft
  const picked = drafting?.picked ?? null
  const register = drafting?.nextRegister ?? null
  return useMemo(() => {
    if (!isProgramming || robot === null || robot.status !== 'active') return null
    const known = draft ?? {
      registers: robot.registers.map((one) => (one === 'hidden' ? null : one)),
      powerDown: false,
    }
    const wanted = picked !== null && register !== null ? placed(known, picked, register) : known
    return forecastOf(view, robot, wanted)
  }, [view, robot, isProgramming, draft, picked, register])
}
