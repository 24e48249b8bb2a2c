import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { useRef } from 'react'
import { STEP_NAMES } from '../../rules/words/names.ts'
import type { Reel } from '../model/reel.ts'
import { type StepStory, type StoryLine, stepsOf } from '../model/turn-story.ts'
import css from './side.module.css'
import { useInSight } from './use-in-sight.ts'

interface TurnStepsProps {
  readonly reel: Reel
  readonly place: number
  go(place: number): void
}

/** The steps of this turn and all that has happened in them so far. A line leads back to its moment. */
export function TurnSteps({ reel, place, go }: TurnStepsProps) {
  const list = useRef<HTMLOListElement>(null)
  useInSight(list, place)
  return (
    <ol ref={list} className={css.steps}>
      {stepsOf(reel, place).map((story, index) => (
        <Step key={story.step} story={story} number={index + 1} place={place} go={go} />
      ))}
    </ol>
  )
}

interface StepProps {
  readonly story: StepStory
  readonly number: number
  readonly place: number
  go(place: number): void
}

function Step({ story: { step, state, lines }, number, place, go }: StepProps) {
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <i>{state === 'done' ? <Icon name="check" /> : number}</i>
      <div>
        <h3>{STEP_NAMES[step]}</h3>
        {lines.map((line) => (
          <button
            key={line.place}
            type="button"
            className={css.line}
            data-now={line.place === place}
            onClick={() => go(line.place)}
          >
            <Line line={line} />
          </button>
        ))}
      </div>
    </li>
  )
}

function Line({ line: { text, seat, sum } }: { readonly line: StoryLine }) {
  if (sum !== null)
    return (
      <>
        <span>{sum.label}</span>
        <b>{sum.figures.replaceAll(' - ', ' − ').replaceAll(' x ', ' × ')}</b>
      </>
    )
  return (
    <>
      {seat !== null && <SeatShape seat={seat} size={12} />}
      <span>{text}</span>
    </>
  )
}
