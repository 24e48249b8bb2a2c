import { Difficulty } from '@starboard/screen/frame/result/how-hard.tsx'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { GRADE_WORDS } from '../../bot/gauge.ts'
import type { Mission } from '../../rules/mission.ts'
import { CREWS, measuredPart } from '../measure/messages.ts'
import type { Measuring } from '../measure/use-difficulty.ts'
import css from './panels.module.css'

interface DifficultySectionProps {
  readonly mission: Mission
  readonly hasFaults: boolean
  readonly measuring: Measuring
}

/** Bots try this mission, beside the page, and say how hard it is. */
export function DifficultySection({ mission, hasFaults, measuring }: DifficultySectionProps) {
  const { measurement, start, stop } = measuring
  const isRunning = measurement?.state === 'running'
  return (
    <section aria-label="Difficulty">
      <h3>Difficulty</h3>
      <p className={css.note}>
        {CREWS} crews of bots, as many hands as yours, plan this mission with cards of their own.
      </p>
      <div className={css.measure}>
        <Button icon={<Icon name="bot" />} isOff={hasFaults} isBusy={isRunning} onClick={() => start({ mission })}>
          How hard is it?
        </Button>
        {isRunning && (
          <Button look="quiet" icon={<Icon name="close" />} onClick={stop}>
            Stop
          </Button>
        )}
      </div>
      {hasFaults && <p className={css.note}>First mend what is wrong: bots fly missions without faults only.</p>}
      {measurement !== null && <Outcome measuring={measurement} isOld={measurement.of !== measuredPart(mission)} />}
    </section>
  )
}

interface OutcomeProps {
  readonly measuring: NonNullable<Measuring['measurement']>
  readonly isOld: boolean
}

function Outcome({ measuring: { flown, state, difficulty, trouble }, isOld }: OutcomeProps) {
  return (
    <>
      {state === 'running' && (
        <progress
          className={css.progress}
          value={flown}
          max={CREWS}
          aria-label={`${flown} of ${CREWS} crews are back`}
        />
      )}
      {trouble !== null && <p role="alert">{trouble}</p>}
      <div role="status">
        {difficulty !== null && <Difficulty {...difficulty} text={GRADE_WORDS[difficulty.grade]} />}
        {difficulty !== null && difficulty.lost < difficulty.crews && (
          <p className={css.note}>The others came home with {difficulty.meanScore.toFixed(1)} points on average.</p>
        )}
        {difficulty !== null && isOld && <p className={css.note}>Measured before your last changes.</p>}
      </div>
    </>
  )
}
