import { CLOSING_STEPS, TURN_STEPS } from '../../rules/vocabulary.ts'
import { STEP_NAMES } from '../../rules/words/names.ts'
import { momentAt, type Reel } from '../model/reel.ts'
import css from './head.module.css'

interface TurnClockProps {
  readonly reel: Reel
  readonly place: number
}

/** Which turn it is, and which of its steps. */
export function TurnClock({ reel, place }: TurnClockProps) {
  const { turn, step } = momentAt(reel, place)
  const { turns } = reel.mission
  const steps: readonly string[] = turn > turns ? CLOSING_STEPS : TURN_STEPS
  const now = turn === 0 ? -1 : steps.indexOf(step)
  return (
    <div className={css.clock}>
      <p className={css.digits}>
        <small>turn </small>
        {turn > turns ? 'end' : turn}
        <small>/{turns}</small>
      </p>
      <p className={css.what}>
        <span>{turn === 0 ? 'Before turn 1' : turn > turns ? 'Closing step' : 'Resolution round'}</span>
        <em>{turn === 0 ? 'plans are made' : `step ${now + 1}, ${STEP_NAMES[step].toLowerCase()}`}</em>
      </p>
      <div className={css.bar} aria-hidden="true">
        {steps.map((name, index) => (
          <span key={name} data-state={index < now ? 'done' : index === now ? 'now' : 'next'}>
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  )
}
