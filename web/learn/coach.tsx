import { useAroundBoard } from '@starboard/screen/frame/context.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { Corner } from '@starboard/screen/pieces/placing.ts'
import { type RefObject, useRef, useState } from 'react'
import css from './coach.module.css'
import { LeavingLesson, useEscape } from './leaving-lesson.tsx'
import { isDoStep } from './lesson-match.ts'
import { LessonRing } from './lesson-ring.tsx'
import type { LessonPlace, LessonSource } from './lesson-source.ts'
import { finderOf } from './pointed-at.ts'
import { useBubblePlace } from './use-bubble-place.ts'
import { useStepFocus } from './use-step-focus.ts'

interface CoachProps {
  readonly source: LessonSource
  readonly steps: number
}

/** Says what is to be done, beside the real piece, and waits for it. While a film plays it looks on. */
export function Coach({ source, steps }: CoachProps) {
  const { scene } = useAroundBoard()
  const { place } = source
  const [isLeaving, setLeaving] = useState(false)
  const last = useRef<Corner>(null)
  useEscape(() => setLeaving(true))
  const isWatching = scene.isPlaying
  const said = isWatching ? (place.before?.meanwhile ?? null) : (place.step?.say ?? null)
  return (
    <>
      {said !== null && (
        <Bubble
          key={`${place.number} ${isWatching}`}
          source={source}
          place={place}
          steps={steps}
          said={said}
          isWatching={isWatching}
          last={last}
          leave={() => setLeaving(true)}
        />
      )}
      <p className="spoken" role="status" aria-live="polite">
        {said !== null && !isWatching && `Step ${place.number + 1} of ${steps}. ${said}`}
      </p>
      <LeavingLesson place={place} steps={steps} isOpen={isLeaving} close={() => setLeaving(false)} />
    </>
  )
}

interface BubbleProps extends CoachProps {
  readonly place: LessonPlace
  readonly said: string
  readonly isWatching: boolean
  /** Where the bubble before this one stood. */
  readonly last: RefObject<Corner | null>
  leave(): void
}

function Bubble({ source, place, steps, said, isWatching, last, leave }: BubbleProps) {
  const ref = useRef<HTMLElement>(null)
  const names = isWatching ? [] : namesIn(place)
  const isDoing = !isWatching && isDoStep(place.step)
  // The bubble is a new one with every step.
  const [find] = useState(() => finderOf(names, { isToPress: isDoing }))
  useBubblePlace({ ref, last, find })
  useStepFocus({ ref, find, isDoing, isWatching })
  return (
    <>
      {names.length > 0 && <LessonRing find={() => find().at(-1) ?? null} isToPress={isDoing} />}
      <section ref={ref} className={css.bubble} aria-label="Coach" data-coach="">
        <header className={css.head}>
          <span>
            Step {place.number + 1} of {steps}
          </span>
          <progress className={css.progress} value={place.number} max={steps} aria-label="How far you are" />
          <IconButton label="Leave the lesson" icon={<Icon name="close" />} onClick={leave} />
        </header>
        <p className={css.said}>{said}</p>
        {place.refused !== null && (
          <p key={place.refused.times} className={css.refused} role="alert">
            {place.refused.text}
          </p>
        )}
        {!isDoing && !isWatching && (
          <Button look="primary" isWide onClick={() => source.next()}>
            Next
          </Button>
        )}
      </section>
    </>
  )
}

function namesIn({ step }: LessonPlace): readonly string[] {
  if (step === null) return []
  if (isDoStep(step)) return step.press
  return step.point === undefined ? [] : [step.point]
}
